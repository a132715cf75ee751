// Requests that only these pages make.
import { json } from "../lib/api";
import type { ClubsView, MintedLink, OverallView, PersonPage, RatingsView } from "../lib/desk_wire";
import type { TournamentApi } from "../lib/tournament";

const part = encodeURIComponent;
const at = (api: TournamentApi, path: string) => `/api/tournaments/${part(api.id)}/${path}`;

export const person = (api: TournamentApi, player: string) => json<PersonPage>(at(api, `people/${part(player)}`), api.token);
// A tournament that is not shown to everybody does not publish its photos here, because an <img> sends no
// token.
export const photoOf = (api: TournamentApi, player: string) => at(api, `people/${part(player)}/photo`);
export const overall = (api: TournamentApi) => json<OverallView>(at(api, "overall"), api.token);
export const ownSeat = (api: TournamentApi, game: string) => json<MintedLink>(at(api, `games/${part(game)}/seat`), api.token, null, "POST");
export const ratings = (pool = "") => json<RatingsView>(`/api/ratings${pool && `?pool=${part(pool)}`}`);
export const clubs = () => json<ClubsView>("/api/clubs");
