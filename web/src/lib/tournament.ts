// The tournament's HTTP interface. The token is that of a link; without one the session of an account is
// used.
import { ask, json, save } from "./api";
import type {
  Ack,
  Codes,
  ConfirmedEmail,
  DeskCommand,
  DraftView,
  DutyView,
  BookPoints,
  EntryView,
  ForeseenView,
  GameView,
  HeldOffice,
  Invitation,
  JudgeView,
  KnownLink,
  LinkSelf,
  ListedTournament,
  LiveGame,
  MadeTable,
  MadeTournament,
  MeetingsView,
  MintedLink,
  Named,
  NewPlan,
  NewPlayer,
  NewTournament,
  PlanView,
  PlayerPage,
  PreflightView,
  PreviewView,
  FiledProtest,
  Regulation,
  RegulationView,
  RoundView,
  Self,
  ServerView,
  SightView,
  SignedIn,
  SignedUp,
  StandingsView,
  SwapView,
  SwapPlayers,
  TakePlan,
  TableBook,
  TournamentView,
  TypedPaper,
  TypedRecord,
  Ways,
} from "./desk_wire";
import type { Command, View } from "./wire";
import { make } from "./making";
import { unique } from "./unique";

const ROOT = "/api/tournaments";
const part = encodeURIComponent;

// How to read a list, where somebody has chosen it.
export interface Reading {
  header?: number | undefined;
  columns?: readonly string[] | undefined;
}
function reading({ header, columns }: Reading): URLSearchParams {
  const asked = new URLSearchParams();
  if (header !== undefined) asked.set("header", String(header));
  if (columns) asked.set("columns", columns.join(","));
  return asked;
}

// 2, 3, 4, 7 -> "2-4,7": thousands of rows fit into an address.
function ranges(rows: number[]): string {
  const found: [number, number][] = [];
  for (const row of rows.toSorted((one, other) => one - other)) {
    const last = found.at(-1);
    if (last?.[1] === row - 1) last[1] = row;
    else found.push([row, row]);
  }
  return found.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(",");
}

export class TournamentApi {
  private readonly at: string;

  constructor(
    readonly id: string,
    readonly token = "",
  ) {
    this.at = `${ROOT}/${part(id)}`;
  }

  private get<T>(path: string): Promise<T> {
    return json<T>(`${this.at}${path}`, this.token);
  }

  private post<T>(path: string, body: unknown): Promise<T> {
    return json<T>(`${this.at}${path}`, this.token, body);
  }

  overview = () => this.get<TournamentView>("");
  regulated = () => this.get<RegulationView>("/regulation");
  regulation = async (): Promise<Regulation> => (await this.regulated()).regulation;
  preflight = () => this.get<PreflightView>("/preflight");
  book = () => this.get<TableBook>("/book");
  rounds = () => this.get<RoundView[]>("/rounds");
  round = (stage: string, number: number) => this.get<RoundView>(`/rounds/${part(stage)}/${number}`);
  live = () => this.get<LiveGame[]>("/live");
  protests = () => this.get<FiledProtest[]>("/protests");
  duties = () => this.get<DutyView[]>("/duties");
  sights = (after = 0) => this.get<SightView[]>(`/log/roles?after=${after}`);
  log = (after = 0) => this.get<EntryView[]>(`/log?after=${after}`);
  judges = (stage: string) => this.get<JudgeView[]>(`/judges/${part(stage)}`);
  meetings = (stage = "") => this.get<MeetingsView>(`/meetings${stage && `?stage=${part(stage)}`}`);
  game = (game: string) => this.get<GameView>(`/games/${part(game)}`);
  watch = (game: string) => this.get<View>(`/games/${part(game)}/live`);
  protocol = async (game: string) => (await ask(`${this.at}/games/${part(game)}/protocol`, this.token)).text();

  standings = (stage: string, upto?: number, provisional = false) => {
    const asked = new URLSearchParams();
    if (upto !== undefined) asked.set("upto", String(upto));
    if (provisional) asked.set("provisional", "true");
    return this.get<StandingsView>(`/standings/${part(stage)}?${asked}`);
  };
  player = (stage: string, player: string, upto?: number) =>
    this.get<PlayerPage>(`/standings/${part(stage)}/${part(player)}${upto === undefined ? "" : `?upto=${upto}`}`);

  // Sends commands, of which all or none take effect; `id` makes it safe to send them again.
  submit = (commands: DeskCommand[], seen = 0, id: string = unique()) =>
    this.post<Ack>("/commands", { id, seen, commands });
  // Returns the effects of commands without carrying them out.
  foresee = (commands: DeskCommand[], seen = 0) =>
    this.post<ForeseenView>("/foresee", { id: unique(), seen, commands });
  delete = (name: string) => ask(`${this.at}/deletion`, this.token, { name });
  show = (shown: boolean) => ask(`${this.at}/shown`, this.token, { shown }, "PUT");

  // Adds the office of this link to the account that is signed in on this device.
  attach = () => ask(`${this.at}/post`, this.token, null);
  // Which officials have done so, and detaching the office from their account.
  held = () => this.get<HeldOffice[]>("/posts");
  detach = (account: number) => ask(`${this.at}/posts/${account}`, this.token, null, "DELETE");
  links = () => this.get<KnownLink[]>("/links");
  makeLink = (scope: string, hours?: number) => this.post<MintedLink>("/links", { scope, hours });
  endLinks = (links: string[]) => ask(`${this.at}/links/end`, this.token, { links });
  endLink = (link: string) => ask(`${this.at}/links/${part(link)}`, this.token, null, "DELETE");
  signUp = (who: NewPlayer) => this.post<SignedUp>("/sign-up", who);

  table = (game: string, scope: "judge" | "side-judge" | "hall" | "overlay") =>
    this.post<MadeTable>(`/games/${part(game)}/table`, { scope });
  handIn = (game: string, seen: number, id: string = unique()) =>
    this.post<Ack>(`/games/${part(game)}/hand-in`, { id, seen });
  draft = (game: string) => this.get<DraftView>(`/games/${part(game)}/draft`);
  // Checks a paper; with an id it is also saved; `add` is a move to be written after the line `at`.
  adjudicate = (game: string, text: string, more: Omit<TypedRecord, "text" | "add"> & { add?: Command } = {}) =>
    this.post<TypedPaper>(`/games/${part(game)}/draft`, { text, ...more });

  // A list of players or of officials: preview what each row would do, then import the ticked rows.
  previewList = (kind: "players" | "officials", list: Blob, how: Reading) =>
    this.post<PreviewView>(`/${kind}/preview?${reading(how)}`, list);
  takeList = (kind: "players" | "officials", list: Blob, how: Reading & { rows: number[]; also: boolean }) => {
    const asked = reading(how);
    asked.set("rows", ranges(how.rows));
    asked.set(kind === "players" ? "sign_up" : "links", String(how.also));
    return this.post<PreviewView>(`/${kind}?${asked}`, list);
  };
  save = async (path: string, name: string, body?: unknown) =>
    save(await ask(`${this.at}/${path}`, this.token, body), name);

  photo = async (player: string) => (await ask(`${this.at}/people/${part(player)}/photo`, this.token)).blob();
  photos = () => this.get<string[]>("/photos");
  putPhoto = (player: string, photo: Blob) => ask(`${this.at}/people/${part(player)}/photo`, this.token, photo, "PUT");
  dropPhoto = (player: string) => ask(`${this.at}/people/${part(player)}/photo`, this.token, null, "DELETE");

  plan = (stage: string) => this.get<PlanView>(`/plans/${part(stage)}`);
  beginPlan = (stage: string, wanted: NewPlan) => this.post<PlanView>(`/plans/${part(stage)}`, wanted);
  stopPlan = (stage: string) => json<PlanView>(`${this.at}/plans/${part(stage)}`, this.token, null, "DELETE");
  takePlan = (stage: string, wanted: TakePlan) => this.post<Ack>(`/plans/${part(stage)}/take`, wanted);
  swap = (stage: string, wanted: SwapPlayers) => this.post<SwapView>(`/plans/${part(stage)}/swap`, wanted);
}

export const tournaments = () => json<ListedTournament[]>(ROOT);
export const makeTournament = (wanted: NewTournament) => make<MadeTournament>(ROOT, wanted);
export const readArchive = (file: Blob, how: { continued: boolean; again: boolean }) =>
  json<MadeTournament>(`/api/archives?continued=${how.continued}&again=${how.again}`, "", file);
export const linkSelf = (token: string) => json<LinkSelf>("/api/link", token);

export const self = () => json<Self>("/api/me");
export const register = (name: string, password: string) => json<Named>("/api/accounts", "", { name, password });
export const signIn = (name: string, password: string) => ask("/api/sessions", "", { name, password });
export const signOut = () => ask("/api/sessions", "", null, "DELETE");
export const changePassword = (old: string, password: string) => ask("/api/me/password", "", { old, password }, "PUT");
export const makeCodes = (password: string) => json<Codes>("/api/me/codes", "", { password });
export const sessions = () => json<SignedIn[]>("/api/me/sessions");
export const endSession = (session: string) => ask(`/api/me/sessions/${part(session)}`, "", null, "DELETE");
export const endOthers = () => ask("/api/me/sessions", "", null, "DELETE");
export const serverView = () => json<ServerView>("/api/server");
export const registerBy = (way: string) => ask("/api/server/registration", "", { way }, "PUT");
export const approve = (account: number) => ask(`/api/server/accounts/${account}`, "", null);
export const refuse = (account: number) => ask(`/api/server/accounts/${account}`, "", null, "DELETE");
export const decide = (tournament: string, wanted: { hidden: boolean; removed: boolean; official: boolean }) =>
  ask(`/api/server/tournaments/${part(tournament)}`, "", wanted, "PUT");
export const purgeTournament = (tournament: string) => ask(`/api/server/tournaments/${part(tournament)}`, "", null, "DELETE");
export const invite = (name: string) => json<Invitation>("/api/server/invitations", "", { name });
export const giveQuota = (account: number, most: { tables: number; tournaments: number }) =>
  ask(`/api/server/accounts/${account}/quota`, "", most, "PUT");
export const purgeAccount = (account: number) => ask(`/api/server/accounts/${account}/purge`, "", null);
export const closeBoard = (table: string) => ask(`/api/server/tables/${part(table)}/close`, "", null);
export const purgeBoard = (table: string) => ask(`/api/server/tables/${part(table)}`, "", null, "DELETE");
export const recoverByCode = (name: string, code: string, password: string) =>
  ask("/api/recovery/code", "", { name, code, password });
export const recoveryWays = () => json<Ways>("/api/recovery");
export const askForLetter = (name: string) => ask("/api/recovery/letter", "", { name });
export const setEmail = (email: string, password: string) => ask("/api/me/email", "", { email, password }, "PUT");
export const confirmEmail = (key: string) => json<ConfirmedEmail>("/api/confirmation", "", { key });
export const recoverByLink = (key: string, password: string) => json<Named>("/api/recovery/link", "", { key, password });

export const editions = () => json<BookPoints[]>("/api/editions");
