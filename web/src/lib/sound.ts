// Three signals from one audio context, which the first touch unlocks. The clock's signals are scheduled on
// the audio thread in advance, because that thread keeps time while the page is suspended.
import { settings } from "./settings.svelte";

const WARNING = 10_000;
const DUCKED = 0.25;

interface Room {
  context: AudioContext;
  signals: GainNode;
  music: GainNode; // what plays below the signals, and becomes quiet for them
}

let room: Room | null = null;
const opened = new Set<() => void>();

function unlock(): void {
  if (!room) {
    const context = new AudioContext();
    const [signals, music] = [context.createGain(), context.createGain()];
    signals.connect(context.destination);
    music.connect(context.destination);
    room = { context, signals, music };
  }
  if (room.context.state !== "running") void room.context.resume();
  for (const wake of opened) wake();
}

export function ready(): void {
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, unlock, { passive: true });
}

// The context, if a touch has unlocked it; otherwise `wake` is called once it is unlocked.
export function audio(wake?: () => void): Room | null {
  if (wake) opened.add(wake);
  return room;
}

type Tone = [hertz: number, after: number, seconds: number, loud: number];
const TONES: Record<"warning" | "end" | "confirm", Tone[]> = {
  warning: [[880, 0, 0.18, 0.6]],
  end: [
    [523, 0, 0.3, 0.8],
    [392, 0.28, 0.5, 0.8],
  ],
  confirm: [[660, 0, 0.06, 0.25]],
};
const SHAKES = { warning: [60], end: [90, 45, 90], confirm: [] as number[] };
type Signal = keyof typeof TONES;

// Plays one signal after a number of seconds; the music makes way for it. Returns a function that cancels it.
function play(signal: Signal, after: number): () => void {
  if (!room || !settings.sound || !settings[signal]) return () => undefined;
  const { context, signals, music } = room;
  const begins = context.currentTime + after;
  const voices = TONES[signal].map(([hertz, later, seconds, loud]) => {
    const [oscillator, gain] = [context.createOscillator(), context.createGain()];
    const start = begins + later;
    oscillator.frequency.value = hertz;
    oscillator.type = "triangle";
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud * settings.volume, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    oscillator.connect(gain).connect(signals);
    oscillator.start(start);
    oscillator.stop(start + seconds);
    return oscillator;
  });
  if (signal !== "confirm") {
    music.gain.setTargetAtTime(DUCKED, Math.max(0, begins - 0.15), 0.05);
    music.gain.setTargetAtTime(1, begins + 1.2, 0.4);
  }
  return () => {
    for (const oscillator of voices) oscillator.disconnect();
    music.gain.cancelScheduledValues(context.currentTime);
    music.gain.setTargetAtTime(1, context.currentTime, 0.1);
  };
}

function signal(what: Signal): void {
  play(what, 0);
  shake(what);
}

export const confirm = () => signal("confirm");
export const warning = () => signal("warning");
export const end = () => signal("end");

// Schedules the signals of a running clock with this much time left; they sound even if the page is
// suspended.
export function plan(left: number): { planned: boolean; cancel: () => void } {
  const planned = room?.context.state === "running";
  const calls = planned ? [left > WARNING ? play("warning", (left - WARNING) / 1000) : null, left > 0 ? play("end", left / 1000) : null] : [];
  return { planned, cancel: () => calls.forEach((cancel) => cancel?.()) };
}

// Vibrates, which a planned signal cannot do while the page is suspended. Before the first touch of a page,
// even one that was just reloaded, a browser refuses to vibrate and complains.
export function shake(what: Signal): void {
  if (settings.vibration && SHAKES[what].length && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKES[what]);
}
