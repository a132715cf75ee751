// Makes something new exactly once. The answer may be lost on its way, so the key of the request is kept
// until it comes; a repeated request with that key gets what was made the first time.
import { Failure, json } from "./api";
import { unique } from "./unique";

interface Asked {
  key: string;
  wanted: object;
}

const nameOf = (path: string): string => `asked:${path}`;

function unanswered(path: string): Asked | null {
  return JSON.parse(sessionStorage.getItem(nameOf(path)) ?? "null") as Asked | null;
}

const answered = (path: string): void => sessionStorage.removeItem(nameOf(path));

// Whether a refusal means for certain that nothing was made with this key.
const certain = (error: unknown): boolean => error instanceof Failure && [400, 401, 403, 404, 409, 413, 422].includes(error.status);

export async function make<T>(path: string, wanted: object, token = ""): Promise<T> {
  const asked = unanswered(path) ?? { key: unique(), wanted };
  sessionStorage.setItem(nameOf(path), JSON.stringify(asked));
  try {
    const made = await json<T>(path, token, { ...wanted, key: asked.key });
    answered(path);
    return made;
  } catch (error) {
    if (certain(error)) answered(path);
    throw error;
  }
}

// The same, for a page that shows what a lost request has made, even if something else is wanted by now.
export async function makeOrFind<T, W extends object>(path: string, wanted: W): Promise<{ made: T; as: W; told: string }> {
  const asked = unanswered(path);
  try {
    return { made: await make<T>(path, wanted), as: wanted, told: "" };
  } catch (error) {
    if (!asked || !(error instanceof Failure) || error.code !== "made-differently") throw error;
    const first = asked.wanted as W;
    return { made: await json<T>(path, "", { ...first, key: asked.key }), as: first, told: error.message };
  }
}
