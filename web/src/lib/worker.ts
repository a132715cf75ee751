// The service worker keeps the console's files for a start without a network. Browsers allow one only at
// https or on the machine itself; elsewhere the pages work as usual, but need a network.
export function keepOffline(start: boolean): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () =>
    void navigator.serviceWorker.register("/sw.js").then(
      (found) => start && found.waiting?.postMessage("take-over"),
      () => undefined, // an installation that failed only costs the offline start
    );
  // A page first waits for the words of its language; by then it may have loaded.
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
