// Browsers give the clipboard only to pages at https. Elsewhere a text can still be copied from a field,
// which has to be where the focus may go: inside the open dialog, hence `near`.
export async function copied(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return fromAField(text, near);
  }
}

function fromAField(text: string, near: Element): boolean {
  const before = document.activeElement as HTMLElement | null;
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true, className: "hidden" });
  near.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    before?.focus();
  }
}
