// The words of a gesture, in the language of the page.
import { t } from "../lib/i18n";

export const gestureWords = (one: { id: string; seats: readonly number[] }) => t(`gesture-${one.id}`, { seats: one.seats.join(", ") });
