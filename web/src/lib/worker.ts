// The service worker keeps the console's files for a start without a network. Browsers allow one only at
// https or on the machine itself; elsewhere the pages work as ever, with a network.
export function keepOffline(start: boolean): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () =>
    void navigator.serviceWorker.register("/sw.js").then(
      (found) => start && found.waiting?.postMessage("take-over"),
      () => undefined, // an installation that failed costs nothing but the offline start
    );
  // A page waits for the words of its language first: by then it may have loaded.
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
