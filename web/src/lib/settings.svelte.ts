// The settings of this device; none of them is about a game.
import "./storage";

const KEY = "settings";

const usual = {
  sound: true,
  warning: true, // ten seconds are left
  end: true,
  confirm: true,
  volume: 0.7,
  music: false, // at night
  musicVolume: 0.4,
  vibration: true,
  autostart: true, // the clock of a speech starts as soon as the speaker's turn comes
  steady: true, // a tap right after the step has changed is ignored as a slip
  leftHanded: false,
  opposite: false, // the judge sits on the other side of the table
  theme: "" as "" | "dark" | "light",
};

function stored(): typeof usual {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...usual };
  }
}

export const settings = $state(stored());

export function changed(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  document.documentElement.dataset["theme"] = settings.theme;
}

changed();
