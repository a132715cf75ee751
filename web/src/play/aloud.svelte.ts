// The judge's words aloud, by the browser's own voice, if the player has switched it on.
const KEY = "speaks-aloud";
const VOICE = { ru: "ru-RU", en: "en-GB" };
type Lang = keyof typeof VOICE;

export const canSpeak = (): boolean => "speechSynthesis" in window;

class Aloud {
  on = $state(canSpeak() && localStorage.getItem(KEY) === "yes");
  private last = "";
  private lang: Lang = "ru";

  // When it is switched on, the current words are spoken at once.
  toggle(): void {
    this.on = !this.on;
    if (this.on) localStorage.setItem(KEY, "yes");
    else localStorage.removeItem(KEY);
    if (this.on) this.read();
    else speechSynthesis.cancel();
  }

  // Says each thing once: a frame that repeats it is not read again.
  say(text: string, lang: Lang): void {
    if (text === this.last) return;
    [this.last, this.lang] = [text, lang];
    if (this.on) this.read();
  }

  private read(): void {
    if (!this.last) return;
    speechSynthesis.cancel();
    const said = new SpeechSynthesisUtterance(this.last);
    said.lang = VOICE[this.lang];
    speechSynthesis.speak(said);
  }
}

export const aloud = new Aloud();
