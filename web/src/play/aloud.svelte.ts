// The judge's words aloud, by the browser's own voice, where whoever plays here has switched it on.
const KEY = "speaks-aloud";
const VOICE = { ru: "ru-RU", en: "en-GB" };

export const canSpeak = (): boolean => "speechSynthesis" in window;

class Aloud {
  on = $state(canSpeak() && localStorage.getItem(KEY) === "yes");
  private last = "";

  toggle(): void {
    this.on = !this.on;
    if (this.on) localStorage.setItem(KEY, "yes");
    else localStorage.removeItem(KEY);
    if (!this.on) speechSynthesis.cancel();
  }

  // Each thing once: a frame that says the same again is not read again.
  say(text: string, lang: "ru" | "en"): void {
    if (text === this.last) return;
    this.last = text;
    if (!this.on || !text) return;
    speechSynthesis.cancel();
    const said = new SpeechSynthesisUtterance(text);
    said.lang = VOICE[lang];
    speechSynthesis.speak(said);
  }
}

export const aloud = new Aloud();
