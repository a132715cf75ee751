// A dialog above the page, which the browser's Back button closes.
import { closedByBack } from "./back";
import { afterSheetClosed } from "./ignored_taps";

/** Shows a dialog; returns the clean-up for when it is removed. */
export function modal(dialog: HTMLDialogElement | undefined): () => void {
  dialog?.showModal();
  const closed = closedByBack(() => dialog?.close());
  return () => {
    closed();
    afterSheetClosed();
  };
}
