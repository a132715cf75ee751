// Music for the night, generated as it plays: slow chords of a few soft voices that never repeat. It fades in
// and out, makes way for signals, and ends at dawn.
import { settings } from "./settings.svelte";
import { audio } from "./sound";

const CHORDS = [
  [45, 52, 57, 60],
  [41, 48, 57, 60],
  [43, 50, 55, 62],
  [38, 50, 53, 57],
  [40, 47, 55, 59],
];
const EVERY = 7; // seconds per chord
const AHEAD = 2; // chords that are scheduled on the audio thread in advance, in case the page is suspended
const IN = 3;
const OUT = 1.5;

let wanted = false;
let out: GainNode | null = null;
let timer = 0;
let next = 0;
let last = -1;

const hertz = (note: number) => 440 * 2 ** ((note - 69) / 12);
const pick = (below: number) => Math.floor(Math.random() * below);

function voice(context: AudioContext, to: AudioNode, note: number, at: number): void {
  const [gain, filter] = [context.createGain(), context.createBiquadFilter()];
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(400 + pick(500), at);
  filter.frequency.linearRampToValueAtTime(300, at + EVERY + 4);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.09, at + 3);
  gain.gain.linearRampToValueAtTime(0, at + EVERY + 4);
  filter.connect(gain).connect(to);
  for (const detune of [-5, 4]) {
    const oscillator = context.createOscillator();
    oscillator.type = "triangle";
    oscillator.frequency.value = hertz(note);
    oscillator.detune.value = detune + Math.random() * 2;
    oscillator.connect(filter);
    oscillator.start(at);
    oscillator.stop(at + EVERY + 4.1);
  }
}

function go(): void {
  const room = audio();
  if (!room || !out) return;
  const { context } = room;
  if (next < context.currentTime) next = context.currentTime + 0.05;
  while (next < context.currentTime + AHEAD * EVERY) {
    let chosen = pick(CHORDS.length);
    if (chosen === last) chosen = (chosen + 1) % CHORDS.length;
    last = chosen;
    for (const note of CHORDS[chosen]!) voice(context, out, note + (Math.random() < 0.15 ? 12 : 0), next + Math.random() * 1.5);
    next += EVERY;
  }
}

function begin(): void {
  const room = audio();
  if (!room || out) return;
  out = room.context.createGain();
  out.gain.setValueAtTime(0, room.context.currentTime);
  out.gain.linearRampToValueAtTime(settings.musicVolume, room.context.currentTime + IN);
  out.connect(room.music);
  next = 0;
  go();
  timer = window.setInterval(go, 2_000);
}

function stop(): void {
  const room = audio();
  if (!room || !out) return;
  clearInterval(timer);
  const [fading, now] = [out, room.context.currentTime];
  out = null;
  fading.gain.cancelScheduledValues(now);
  fading.gain.setTargetAtTime(0, now, OUT / 4);
  setTimeout(() => fading.disconnect(), OUT * 1000);
}

function follow(): void {
  if (wanted && settings.music) begin();
  else stop();
}

// Starts or ends the night. Nothing may sound before the first touch, so then it begins with that touch.
export function night(now: boolean): void {
  wanted = now;
  audio(follow);
  follow();
}

// Applies a setting that was changed while it plays.
export function louder(): void {
  const room = audio();
  if (room && out) out.gain.setTargetAtTime(settings.musicVolume, room.context.currentTime, 0.1);
  follow();
}
