// Where phones find this server. It is requested once per page, because it changes when somebody moves a
// cable.
import { json } from "./api";
import type { Reach } from "./wire";

let asked: Promise<Reach> | null = null;

export function reach(): Promise<Reach> {
  asked ??= json<Reach>("/api/reach").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

// The address that others should get for a page of this server.
export const forPhones = (told: Reach | null): string => told?.phones[0] ?? location.origin;
