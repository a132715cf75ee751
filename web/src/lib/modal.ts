// A dialog above the page, which the browser's Back button closes.
import { closedByBack } from "./back";
import { uncovered } from "./deaf";

/** Shows a dialog; returns the clean-up for when it is removed. */
export function modal(dialog: HTMLDialogElement | undefined): () => void {
  dialog?.showModal();
  const closed = closedByBack(() => dialog?.close());
  return () => {
    closed();
    uncovered();
  };
}
