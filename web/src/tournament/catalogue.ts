// The texts of these pages, in one language; nobody loads both.
import type { Lang } from "../lib/i18n";

const CATALOGUES: Record<Lang, () => Promise<{ default: string }>> = {
  ru: () => import("./ru.ftl?raw"),
  en: () => import("./en.ftl?raw"),
};

export const words = async (lang: Lang): Promise<string> => (await CATALOGUES[lang]()).default;
