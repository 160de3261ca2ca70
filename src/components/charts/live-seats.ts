/**
 * The members in a seat chart: a link for each seat, with name, group and vote as listed on the page. In a secret ballot
 * all who voted have the same code, so no seat reveals more.
 */
import { memberVoteWord } from "#src/i18n/common.ts";
import { votePage } from "#src/i18n/vote-page.ts";
import { routes } from "#src/lib/routes.ts";
import { membersOfGroup, supportOf } from "#src/lib/vote-members.ts";
import { toEntries, toSeating, type RollCallEntry, type VotePositions } from "#src/components/votes/roll-call.ts";
import { toComposition, type PublishedPositions } from "#src/components/votes/member-list.ts";
import type { Composition } from "#src/contracts/composition.ts";
import { fetchJson } from "#src/stores/fetch-json.ts";
import { isSeatKey, seatSize, stepSeat, toSeats, type Seat } from "./hemicycle.ts";

/** A seat with its member. */
export interface LiveSeat extends Pick<Seat, "x" | "y"> {
  readonly href: string;
  /** Name, and in a second line group and vote. */
  readonly text: string;
  /** Values of the filters of the members list by which charts and tables link to members. */
  readonly asked: Readonly<Record<string, string | null>>;
}

/** Seats from left to right, with their members. */
export function toLiveSeats(vote: VotePositions, chamber: Composition): readonly LiveSeat[] {
  const entries = toSeating(toEntries(vote, chamber), chamber.groups);
  return toSeats(entries.length).flatMap(({ x, y }, index) => {
    const entry = entries[index];
    return entry === undefined ? [] : [{ x, y, ...toMember(entry, chamber) }];
  });
}

function toMember(
  { member, code, isRebel, isPresident }: RollCallEntry,
  chamber: Composition,
): Omit<LiveSeat, "x" | "y"> {
  const [id, familyName, givenName, gender, , position, side] = member;
  const group = position === null ? undefined : chamber.groups[position];
  const said = code === null ? votePage.noPosition(isPresident) : memberVoteWord(code, gender);
  return {
    href: routes.person(id),
    text: `${familyName} ${givenName}\n${votePage.seat(group?.name ?? votePage.noGroup, said, isRebel)}`,
    asked: { group: group?.id ?? null, vote: code, supportsMajority: supportOf(side) },
  };
}

/** Whether a seat is among those that a link of the page asks for: "?group=camera-sal&vote=AYE#membri". */
export function isAsked({ asked }: LiveSeat, query: URLSearchParams): boolean {
  return Object.entries(asked).every(([name, value]) => query.get(name) === null || query.get(name) === value);
}

/**
 * Fills the layer of a seat chart. The layer was one stop of the keyboard: now one seat is, and arrow keys move
 * between seats. `event`: what the reader did; a seat below the pointer is pointed at again, as the seat is new.
 */
export async function enliven(layer: SVGSVGElement, event: Event): Promise<void> {
  const positions = readPositions(layer);
  const chamber = toComposition(positions, await fetchJson(positions.src));
  const members = toLiveSeats(positions, chamber);
  const seats = toSeats(members.length);
  // Circles touch, so that there are no gaps between seats.
  const radius = String(Math.round(seatSize(members.length) * 0.62));
  const links = members.map(({ x, y, href, text }) => {
    const link = make("a", { href, tabindex: "-1" });
    link.append(Object.assign(make("title", {}), { textContent: text }));
    link.append(make("circle", { cx: String(x), cy: String(y), r: radius }));
    return link;
  });
  const moveTo = (at: number): void => {
    for (const link of links) link.setAttribute("tabindex", "-1");
    links[at]?.setAttribute("tabindex", "0");
  };
  // An island that shows the chart again has kept a copy of the seats, without what follows.
  const at = Math.max(
    [...layer.children].findIndex((seat) => seat === document.activeElement),
    0,
  );
  const isFocused = layer.contains(document.activeElement);
  moveTo(at);
  layer.replaceChildren(...links);
  layer.removeAttribute("tabindex");
  if (isFocused) links[at]?.focus();
  layer.addEventListener("keydown", (press) => {
    const at = links.findIndex((link) => link === press.target);
    if (at < 0 || !isSeatKey(press.key) || press.ctrlKey || press.metaKey || press.altKey) return;
    // The tooltips would move the focus, too.
    press.preventDefault();
    press.stopPropagation();
    const next = stepSeat(seats, at, press.key);
    moveTo(next);
    links[next]?.focus();
  });
  layer.addEventListener("focusin", ({ target }) => {
    const at = links.findIndex((link) => link === target);
    if (at >= 0) moveTo(at);
  });
  nameGroups(layer, chamber);
  lightSeats(layer, members, links);
  if (event instanceof PointerEvent) pointAgain(event);
}

/** Gives the acronyms around the seats the names of their groups. */
function nameGroups(layer: SVGSVGElement, { groups }: Composition): void {
  for (const label of layer.parentElement?.querySelectorAll(".lab a") ?? []) {
    const group = groups.find(({ id }) => label.getAttribute("href")?.endsWith(membersOfGroup(id)));
    if (group !== undefined) label.prepend(Object.assign(make("title", {}), { textContent: group.name }));
  }
}

/** Shows only the seats that the link under the pointer, or with the focus, asks for; of a table row, its first link. */
function lightSeats(layer: SVGSVGElement, members: readonly LiveSeat[], links: readonly Element[]): void {
  let last = "";
  const light = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const link = target.closest(toMembers) ?? target.closest("tr")?.querySelector(toMembers);
    const asked = /\?(.*)#/.exec(link?.getAttribute("href") ?? "")?.[1] ?? "";
    if (asked === last) return;
    last = asked;
    const query = new URLSearchParams(asked);
    const lit = members.map((member) => isAsked(member, query));
    // Links by other filters, such as the region, would light no seat or all of them.
    links.forEach((seat, at) => seat.classList.toggle("off", lit[at] === false));
  };
  const page = layer.closest("main") ?? layer;
  page.addEventListener("pointerover", light);
  page.addEventListener("focusin", light);
}

const toMembers = 'a[href$="#membri"]';

function pointAgain({ clientX, clientY, pointerType }: PointerEvent): void {
  const options = { bubbles: true, clientX, clientY, pointerType };
  document.elementFromPoint(clientX, clientY)?.dispatchEvent(new PointerEvent("pointerover", options));
}

function readPositions(layer: SVGSVGElement): PublishedPositions {
  const positions: unknown = JSON.parse(layer.dataset["seats"] ?? "");
  // @ts-expect-error written by `hemicycleHtml`
  return positions;
}

function make<Name extends "a" | "title" | "circle">(
  name: Name,
  attributes: Readonly<Record<string, string>>,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
