// Requests that only these pages make.
import { json } from "../lib/api";
import type { ClubsView, MintedLink, OverallView, PersonPage, RatingsView } from "../lib/desk_wire";
import type { Desk } from "../lib/tournament";

const part = encodeURIComponent;
const at = (desk: Desk, path: string) => `/api/tournaments/${part(desk.id)}/${path}`;

export const person = (desk: Desk, player: string) => json<PersonPage>(at(desk, `people/${part(player)}`), desk.token);
// A tournament that is not shown to everybody does not publish its photos here, because an <img> sends no
// token.
export const photoOf = (desk: Desk, player: string) => at(desk, `people/${part(player)}/photo`);
export const overall = (desk: Desk) => json<OverallView>(at(desk, "overall"), desk.token);
export const ownSeat = (desk: Desk, game: string) => json<MintedLink>(at(desk, `games/${part(game)}/seat`), desk.token, null, "POST");
export const ratings = (pool = "") => json<RatingsView>(`/api/ratings${pool && `?pool=${part(pool)}`}`);
export const clubs = () => json<ClubsView>("/api/clubs");
