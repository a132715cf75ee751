// A dialog above the page, which the browser's "back" closes.
import { closedByBack } from "./back";
import { uncovered } from "./deaf";

/** Show a dialog; gives what is to be done when it goes. */
export function modal(dialog: HTMLDialogElement | undefined): () => void {
  dialog?.showModal();
  const closed = closedByBack(() => dialog?.close());
  return () => {
    closed();
    uncovered();
  };
}
