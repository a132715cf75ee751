// Voices of an online table, from browser to browser. A microphone sends only during its player's speech, and
// every listener hears only the seat that is speaking; so nobody hears a player who cheats with a modified
// page.
import { json } from "../lib/api";
import type { Socket } from "../lib/socket.svelte";
import type { Signalled, Voice as Servers } from "../lib/wire";

// `hello`: I am here. `call`: you are the one of us two who makes the offer. Then an offer and its answer, in
// full.
type Said = { is: "hello" } | { is: "call" } | { is: "offer"; sdp: string } | { is: "answer"; sdp: string };

interface Peer {
  seat: number;
  device: string;
  connection: RTCPeerConnection;
  sender: RTCRtpSender;
  audio: HTMLAudioElement;
}

const GATHERED = 1_500; // milliseconds; by then the addresses of this device are known, or enough of them
const PACE = 250; // milliseconds between two signals, as the server limits their rate
const SILENT = 0.01;

export class Voice {
  on = $state(false);
  problem = $state<"" | "insecure" | "denied" | "none">("");
  muted = $state(false); // by this player, during their own speech
  level = $state(0); // how loud the speaker is, from 0 to 1
  heard = $state(0); // how many others are connected
  private peers = new Map<string, Peer>();
  private waiting: (() => void)[] = [];
  private timer = 0;
  private meterTimer = 0;
  private microphone: MediaStreamTrack | null = null;
  private servers: Servers = { servers: [], relay: false };
  private context: AudioContext | null = null;
  private meter: AnalyserNode | null = null;
  private floor = 0;

  constructor(
    private readonly socket: Socket,
    private readonly seat: number,
    private readonly table: string,
    private readonly others: () => number[], // seats of people, without bots
  ) {
    socket.signalled = (signal) => void this.hear(signal);
  }

  async start(): Promise<void> {
    this.problem = "";
    if (!navigator.mediaDevices) return void (this.problem = "insecure");
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } });
      this.microphone = stream.getAudioTracks()[0] ?? null;
    } catch (error) {
      this.problem = (error as DOMException).name === "NotFoundError" ? "none" : "denied";
      return;
    }
    this.servers = await json<Servers>(`/api/tables/${this.table}/voice`, this.socket.token).catch(() => this.servers);
    this.on = true;
    this.open(false);
    this.meterTimer = window.setInterval(() => this.measure(), 100);
    for (const seat of this.others()) this.say(seat, "", { is: "hello" });
  }

  stop(): void {
    this.on = false;
    clearInterval(this.meterTimer);
    this.microphone?.stop();
    this.microphone = null;
    for (const key of [...this.peers.keys()]) this.forget(key);
    void this.context?.close();
    this.context = this.meter = null;
    this.level = 0;
  }

  // Sets the current speaker; 0 for nobody. At night nobody may speak.
  gives(floor: number): void {
    if (this.floor !== floor) this.muted = false;
    this.floor = floor;
    this.open(floor === this.seat);
    for (const peer of this.peers.values()) peer.audio.muted = peer.seat !== floor;
    this.listenTo(floor);
  }

  mute(): void {
    this.muted = !this.muted;
    this.open(this.floor === this.seat);
  }

  // The microphone sends either to everybody or to nobody.
  private open(own: boolean): void {
    const sends = own && !this.muted;
    if (this.microphone) this.microphone.enabled = sends;
    for (const peer of this.peers.values()) void peer.sender.replaceTrack(sends ? this.microphone : null);
  }

  private get device(): string {
    return this.socket.me;
  }

  private async hear({ seat, device, data }: Signalled): Promise<void> {
    if (!this.on) return;
    const said = JSON.parse(data) as Said;
    const key = `${seat}/${device}`;
    // Of two devices the one whose name comes first makes the offer, so that they never do so at the same
    // time.
    const first = `${this.seat}/${this.device}` < key;
    if (said.is === "hello" || said.is === "call") {
      if (said.is === "hello") this.forget(key); // it has reconnected and has no earlier state
      if (first && !this.peers.has(key)) await this.offer(seat, device);
      else if (!first && said.is === "hello") this.say(seat, device, { is: "call" });
    } else if (said.is === "offer") {
      this.forget(key);
      const { connection } = this.peer(seat, device);
      await connection.setRemoteDescription({ type: "offer", sdp: said.sdp });
      const transceiver = connection.getTransceivers()[0]!;
      transceiver.direction = "sendrecv";
      this.peers.get(key)!.sender = transceiver.sender;
      await connection.setLocalDescription();
      await gathered(connection);
      this.say(seat, device, { is: "answer", sdp: connection.localDescription!.sdp });
      this.gives(this.floor);
    } else {
      await this.peers.get(key)?.connection.setRemoteDescription({ type: "answer", sdp: said.sdp });
      this.gives(this.floor);
    }
  }

  private async offer(seat: number, device: string): Promise<void> {
    const peer = this.peer(seat, device);
    peer.sender = peer.connection.addTransceiver("audio", { direction: "sendrecv" }).sender;
    await peer.connection.setLocalDescription();
    await gathered(peer.connection);
    this.say(seat, device, { is: "offer", sdp: peer.connection.localDescription!.sdp });
  }

  private peer(seat: number, device: string): Peer {
    const connection = new RTCPeerConnection({
      iceServers: this.servers.servers.map(({ urls, username, credential }) => ({ urls, ...(username && { username, credential: credential ?? "" }) })),
      iceTransportPolicy: this.servers.relay ? "relay" : "all",
    });
    const audio = new Audio();
    audio.autoplay = true;
    audio.muted = true;
    audio.dataset["seat"] = String(seat);
    document.body.append(audio);
    const key = `${seat}/${device}`;
    const peer: Peer = { seat, device, connection, audio, sender: null as unknown as RTCRtpSender };
    connection.ontrack = ({ track }) => {
      audio.srcObject = new MediaStream([track]);
      this.gives(this.floor);
    };
    connection.onconnectionstatechange = () => {
      this.heard = [...this.peers.values()].filter((one) => one.connection.connectionState === "connected").length;
      if (connection.connectionState === "failed" && this.peers.get(key) === peer) {
        this.forget(key);
        if (this.on) this.say(seat, device, { is: "hello" });
      }
    };
    this.peers.set(key, peer);
    return peer;
  }

  private forget(key: string): void {
    const peer = this.peers.get(key);
    if (!peer) return;
    this.peers.delete(key);
    peer.connection.onconnectionstatechange = null;
    peer.connection.close();
    peer.audio.remove();
  }

  // Sends a signal after the previous ones.
  private say(seat: number, device: string, said: Said): void {
    this.waiting.push(() => this.socket.signal(seat, device, JSON.stringify(said)));
    if (this.timer) return;
    const next = () => {
      this.waiting.shift()?.();
      this.timer = this.waiting.length ? window.setTimeout(next, PACE) : 0;
    };
    next();
  }

  // The meter shows the speaker: the player themselves, or the seat that is heard.
  private listenTo(floor: number): void {
    const peer = [...this.peers.values()].find((one) => one.seat === floor && one.audio.srcObject);
    const track = floor === this.seat ? this.microphone : (peer?.audio.srcObject as MediaStream | null)?.getAudioTracks()[0];
    this.meter?.disconnect();
    this.meter = null;
    if (!track || !this.on) return;
    this.context ??= new AudioContext();
    this.meter = this.context.createAnalyser();
    this.context.createMediaStreamSource(new MediaStream([track])).connect(this.meter);
  }

  private measure(): void {
    if (!this.meter) return void (this.level = 0);
    const wave = new Float32Array(this.meter.fftSize);
    this.meter.getFloatTimeDomainData(wave);
    const loud = Math.sqrt(wave.reduce((sum, one) => sum + one * one, 0) / wave.length);
    this.level = loud < SILENT ? 0 : Math.min(1, loud * 3);
  }
}

// The addresses of this device are in the description once they are gathered, which needs one signal instead
// of ten.
function gathered(connection: RTCPeerConnection): Promise<void> {
  if (connection.iceGatheringState === "complete") return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, GATHERED);
    function done(): void {
      clearTimeout(timer);
      connection.onicegatheringstatechange = null;
      resolve();
    }
    connection.onicegatheringstatechange = () => connection.iceGatheringState === "complete" && done();
  });
}
