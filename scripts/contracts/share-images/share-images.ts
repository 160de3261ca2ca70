/**
 * The pictures of pages that are shared: one of its own for persons, for the votes that others write about and for what
 * became law; one for each kind of page otherwise.
 */
import { donePart } from "#src/domain/act-state.ts";
import type { ActKind } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import type { ActStep, Bill, GovernmentDecree } from "#src/domain/records.ts";
import { rolesThen } from "#src/i18n/people.ts";
import { files } from "#src/lib/routes.ts";
import { type ShareImage, shareKinds } from "#src/contracts/share-image.ts";
import { defineDerivation, defineImage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { recordDay, isDemo } from "#scripts/contracts/stats/coverage.ts";
import { groupCard, groupCardOn, personCard } from "#scripts/contracts/stats/person-card.ts";
import { notableVotes } from "#scripts/contracts/stats/vote-rows.ts";
import { readCardWithText } from "#scripts/contracts/votes/voted-proposals.ts";
import { drawnMaps, voteMap } from "#scripts/contracts/votes/vote-map.ts";
import { toFrame } from "#src/lib/vote-map-frame.ts";
import { toPicture } from "./pictures.ts";

type ActImage = Extract<ShareImage, { type: "act" }>;

/** The law that an act became; null = it did not. */
const lawOf = defineDerivation<ActImage["law"] | null>("share-law", (read, key) => {
  const act = read.require("act", key);
  const law = act.kind === "bill" ? act.law : act.kind === "decree" ? act.conversionLaw : null;
  return law === null ? null : { number: law.number, date: law.date };
});

function keys(read: Reader): string[] {
  const laws = (["bill", "decree"] as const).flatMap((kind) =>
    read.index("act.kind", kind).filter((key) => read.derived(lawOf, key) !== null),
  );
  return [
    ...shareKinds,
    ...notableVotes(read).map((id) => `voti/${id}`),
    ...read.keys("person").map((id) => `persone/${id}`),
    ...laws.map((key) => `atti/${key}`),
    ...drawnMaps(read).map((key) => `mappa/${key.replace(":", "-")}`),
  ];
}

function build(read: Reader, key: string): ShareImage {
  const [folder = "", ...rest] = key.split("/");
  const id = rest.join("/");
  if (folder === "voti") return { ...readCardWithText(read, id), source: sourceOf(read.require("vote", id)) };
  if (folder === "persone") return buildPerson(read, id);
  if (folder === "atti") return buildAct(read, id);
  if (folder === "mappa") return buildMap(read, id.replace("-", ":"));
  return { type: "kind", kind: shareKinds.find((kind) => kind === key) ?? "sito" };
}

const sourceOf = ({ sources }: { readonly sources: readonly { readonly name: string }[] }): string | null =>
  sources[0]?.name ?? null;

function buildPerson(read: Reader, id: string): ShareImage {
  const person = read.require("person", id);
  const card = read.derived(personCard, id);
  const group = card === null || card.group === null ? null : groupCardOn(read, card.group.id, card.groupDay);
  return {
    type: "person",
    name: `${person.givenName} ${person.familyName}`,
    roles: rolesThen(card?.roles ?? [], person.gender),
    group: group === null ? null : { name: group.name, acronym: group.acronym, color: group.color },
    constituency: person.memberships.at(-1)?.constituency ?? null,
    source: sourceOf(person),
    updated: recordDay(person),
    isDemo: read.derived(isDemo, ""),
  };
}

function buildAct(read: Reader, key: string): ShareImage {
  const act = read.require("act", key);
  const law = read.derived(lawOf, key);
  if ((act.kind !== "bill" && act.kind !== "decree") || law === null) throw new Error(`${key} is not a law`);
  return {
    type: "act",
    kind: act.kind satisfies ActKind,
    number: act.kind === "bill" ? (act.readings[0]?.identifier ?? act.id) : act.id,
    title: act.shortTitle ?? act.title,
    law,
    steps: milestones(act, law.date),
    source: sourceOf(act),
    updated: recordDay(act),
    isDemo: read.derived(isDemo, ""),
  };
}

function buildMap(read: Reader, key: string): ShareImage {
  const { branch, year, points, to } = read.derived(voteMap, key);
  const { height, place } = toFrame(points);
  return {
    type: "map",
    branch,
    year,
    height,
    dots: points.map((point) => ({
      ...place(point),
      side: point.side,
      color: point.group === null ? null : (read.derived(groupCard, point.group.id)?.color ?? null),
    })),
    source: null,
    updated: to ?? read.require("site", "site").changedAt.slice(0, 10),
    isDemo: read.derived(isDemo, ""),
  };
}

const shownSteps = 6;

/** Dated steps of a law: presentation (of a decree: publication), approvals by chamber, law. */
function milestones(act: Bill | GovernmentDecree, law: string | null): ActImage["steps"] {
  const toStep = ({ kind, branch, date }: ActStep): ActImage["steps"] =>
    date === null || (kind !== "presented" && kind !== "approved") ? [] : [{ kind, branch, date }];
  const dated = donePart(act.steps)
    .flatMap(toStep)
    .sort((a, b) => compareCodes(a.date, b.date));
  const start =
    act.kind === "decree" && act.published !== null
      ? [{ kind: "published" as const, branch: null, date: act.published }]
      : dated.filter(({ kind }) => kind === "presented").slice(0, 1);
  const approved = dated.filter(({ kind }) => kind === "approved");
  const end = law === null ? [] : [{ kind: "law" as const, branch: null, date: law }];
  return [...start, ...approved.slice(-(shownSteps - start.length - end.length)), ...end];
}

export const shareImages = defineImage<ShareImage>({
  name: "share-images",
  keys,
  path: files.shareImage,
  build,
  draw: toPicture,
});
