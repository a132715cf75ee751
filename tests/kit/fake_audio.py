"""An audio context that plays nothing and remembers everything, for pages under test.

`heard` has the requested sounds: `due` is when a tone sounds, in seconds of `performance.now()`.
`awake` has the requested screen wake locks.
"""

EARS = """
window.heard = [];
window.awake = [];
class Param {
    constructor(owner) { this.owner = owner; this.value = 0; this.calls = []; }
}
for (const name of ["setValueAtTime", "linearRampToValueAtTime", "exponentialRampToValueAtTime",
                    "setTargetAtTime", "cancelScheduledValues"]) {
    Param.prototype[name] = function (...args) {
        this.calls.push([name, ...args]);
        if (this.owner.kind === "gain") heard.push({ kind: name, args });
        return this;
    };
}
class Part {
    constructor(kind, context) {
        Object.assign(this, { kind, context, off: false });
        for (const name of ["gain", "frequency", "detune"]) this[name] = new Param(this);
    }
    connect(other) { this.to = other; return other; }
    disconnect() { this.off = true; heard.push({ kind: `off-${this.kind}`, type: this.type }); }
    start(when) {
        const { context, type } = this;
        const due = context.began / 1000 + when;
        const hertz = this.frequency.value;
        heard.push({ kind: "start", type, hertz, when, from: context.currentTime, due });
    }
    stop() {}
}
class Ears {
    constructor() { this.began = performance.now(); this.state = "running"; this.destination = {}; }
    get currentTime() { return (performance.now() - this.began) / 1000; }
    resume() { return Promise.resolve(); }
    createOscillator() { return new Part("oscillator", this); }
    createGain() { return new Part("gain", this); }
    createBiquadFilter() { return new Part("filter", this); }
}
window.AudioContext = Ears;
const shake = (pattern) => heard.push({ kind: "shake", pattern });
Object.defineProperty(navigator, "vibrate", { value: shake });
Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
    const lock = { released: false };
    awake.push(lock);
    return lock;
} } });
"""
