// One WebSocket to the server, which reconnects automatically. Its owner decides what is sent and handles
// what arrives.
import { Failure } from "./api";
import type { ToClient } from "./wire";

const LONGEST_WAIT = 5_000;
const SILENCE = 50_000; // the server pings more often than that
const NAP = 3_000;
const FRAME = 512; // frames that are sent have a multiple of this length

export interface SocketOwner {
  // What the first frame shows; a Failure that is not accidental ends the attempts.
  pass(): Promise<string>;
  hello(pass: string): object;
  hear(frame: ToClient): void;
  // The socket is closed, or was never opened; another attempt follows.
  lost(): void;
  // There will be no further attempt.
  ended(text: string): void;
}

export class ReconnectingSocket {
  link = $state<"opening" | "live" | "lost" | "gone">("opening");
  private socket: WebSocket | null = null;
  private tries = 0;
  private refused = 0; // refused tickets since the last accepted one
  private attempt = 0; // only the latest one counts
  private timer = 0;
  private heard = 0;
  private hidden = 0;

  constructor(private readonly owner: SocketOwner) {}

  // Connects and stays connected; the returned function ends it.
  start(): () => void {
    const online = () => this.now();
    const offline = () => void (this.link === "live" && this.cut());
    const looked = () => this.looked();
    const silent = setInterval(() => this.link === "live" && Date.now() - this.heard > SILENCE && this.cut(), 5_000);
    addEventListener("online", online);
    addEventListener("offline", offline);
    document.addEventListener("visibilitychange", looked);
    this.link = "opening";
    this.tries = 0;
    void this.open();
    return () => {
      removeEventListener("online", online);
      removeEventListener("offline", offline);
      document.removeEventListener("visibilitychange", looked);
      clearInterval(silent);
      this.shut();
    };
  }

  // A socket that is closing accepts nothing any more; its owner is notified of the loss and sends again.
  // Spaces make every frame equally long, so that somebody who sees how much is sent cannot see which seat
  // was named.
  send(frame: object): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const text = JSON.stringify(frame);
    const length = new TextEncoder().encode(text).length;
    this.socket.send(text + " ".repeat(Math.ceil(length / FRAME) * FRAME - length));
  }

  // Ends the connection, because the server will send nothing more to this page.
  end(text = ""): void {
    if (this.link === "gone") return;
    this.shut();
    this.owner.ended(text);
  }

  private shut(): void {
    this.link = "gone";
    this.attempt += 1;
    clearTimeout(this.timer);
    this.timer = 0;
    this.socket?.close();
    this.socket = null;
  }

  // Retries at once, as after a sign-in.
  now(): void {
    if (this.link !== "lost") return;
    this.tries = 0;
    void this.open();
  }

  // Reconnects, because an open connection may be dead.
  cut(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.lose();
    this.tries = 0;
    void this.open();
  }

  private async open(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = 0;
    const attempt = ++this.attempt;
    let pass = "";
    try {
      pass = await this.owner.pass();
    } catch (error) {
      if (attempt !== this.attempt) return;
      const final = error instanceof Failure && error.status >= 400 && error.status < 500 && error.status !== 429;
      if (final) this.end(error.message);
      else this.again();
      return;
    }
    if (attempt !== this.attempt) return; // the network came back meanwhile, and a later attempt is on its way
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket?.close();
    this.socket = socket;
    socket.onopen = () => void (this.socket === socket && this.send(this.owner.hello(pass)));
    socket.onmessage = (message: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      const frame = JSON.parse(message.data) as ToClient;
      this.heard = Date.now();
      if (frame.type === "welcome") {
        this.link = "live";
        this.tries = 0;
        this.refused = 0;
      }
      this.owner.hear(frame);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      // A ticket may be lost between two processes; a link that has ended gives no new one.
      if ([4404, 4409].includes(event.code) || (event.code === 4401 && this.refused++)) this.end();
      else this.again();
    };
  }

  private again(): void {
    if (this.timer || this.link === "gone") return;
    this.lose();
    const wait = Math.min(300 * 2 ** this.tries++, LONGEST_WAIT) * (0.5 + Math.random());
    this.timer = window.setTimeout(() => void this.open(), wait);
  }

  // After the machine slept, the clock and the socket may both be outdated. Only the wall clock has
  // continued.
  private looked(): void {
    if (document.visibilityState !== "visible") this.hidden = Date.now();
    else if (this.link === "live" && Date.now() - this.hidden > NAP) this.cut();
    else this.now();
  }

  private lose(): void {
    this.link = "lost";
    this.owner.lost();
  }
}
