// A long press on something that can also be tapped. After a long press, lifting the finger is not a tap.
import type { Attachment } from "svelte/attachments";
import { consumePress } from "./ignored_taps";

const LONG = 350;
const TREMBLE = 12; // how far a finger may wander

export function longPress(does: () => void, ms = LONG, pressing?: (now: boolean) => void): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let from = { x: 0, y: 0 };
    const up = () => {
      clearTimeout(timer);
      pressing?.(false);
    };
    const down = (event: PointerEvent) => {
      up();
      if (!event.isPrimary || event.button) return;
      from = { x: event.clientX, y: event.clientY };
      pressing?.(true);
      timer = window.setTimeout(() => {
        consumePress();
        pressing?.(false);
        does();
      }, ms);
    };
    const move = (event: PointerEvent) => Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE && up();
    const menu = (event: Event) => event.preventDefault();
    const heard = [["pointerdown", down], ["pointermove", move], ["pointerup", up], ["pointercancel", up], ["pointerleave", up], ["contextmenu", menu]] as const;
    for (const [name, hears] of heard) node.addEventListener(name, hears as EventListener);
    return () => {
      up();
      for (const [name, hears] of heard) node.removeEventListener(name, hears as EventListener);
    };
  };
}
