// Pages keep small things in the browser's storage. If it stores nothing, because it is full or cookies are
// blocked, they are kept in the memory of the page: everything works until it is closed.
class PageStorage implements Storage {
  [name: string]: unknown;
  private readonly kept = new Map<string, string>();

  get length(): number {
    return this.kept.size;
  }
  key(index: number): string | null {
    return [...this.kept.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, String(value));
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
  clear(): void {
    this.kept.clear();
  }
}

function takesSomething(name: "localStorage" | "sessionStorage"): boolean {
  try {
    window[name].setItem("probe", "1");
    window[name].removeItem("probe");
    return true;
  } catch {
    return false;
  }
}

for (const name of ["localStorage", "sessionStorage"] as const) {
  if (!takesSomething(name)) Object.defineProperty(window, name, { value: new PageStorage(), configurable: true });
}

export {};
