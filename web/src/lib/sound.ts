// Three sounds from one audio context, which the first touch unlocks.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function unlock(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

export function ready(): void {
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, unlock, { passive: true });
}

function tone(hertz: number, start: number, seconds: number, loud: number): void {
  if (!context || !settings.sound) return;
  const begins = context.currentTime + start;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = hertz;
  oscillator.type = "triangle";
  gain.gain.setValueAtTime(0, begins);
  gain.gain.linearRampToValueAtTime(loud * settings.volume, begins + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, begins + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begins);
  oscillator.stop(begins + seconds);
}

function shake(pattern: number[]): void {
  if (settings.vibration) navigator.vibrate?.(pattern);
}

export function warning(): void {
  tone(880, 0, 0.18, 0.6);
  shake([60]);
}

export function end(): void {
  tone(523, 0, 0.3, 0.8);
  tone(392, 0.28, 0.5, 0.8);
  shake([90, 45, 90]);
}

export function confirm(): void {
  tone(660, 0, 0.06, 0.25);
}
