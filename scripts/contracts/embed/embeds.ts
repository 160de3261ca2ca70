/** Embeds of persons, of votes, and of the groups of each chamber. */
import { legislature } from "#src/domain/legislature.ts";
import { branches, type Branch } from "#src/domain/codes.ts";
import { latestDay } from "#src/domain/days.ts";
import { absoluteUrl, siteConfig } from "#src/config/site.ts";
import { rolesThen } from "#src/i18n/people.ts";
import { readCardWithText } from "#scripts/contracts/votes/voted-proposals.ts";
import { embedCode, embedSize, voteEmbeds } from "#src/lib/embed-code.ts";
import { plainText } from "#src/lib/plain-text.ts";
import { bodyFolder, files } from "#src/lib/routes.ts";
import type { Embed, VoteEmbeds } from "#src/contracts/embed.ts";
import { defineDerivation, defineFile, type Reader } from "#scripts/contracts/engine/reader.ts";
import { composition, compositionKey } from "#scripts/contracts/stats/composition.ts";
import { dataDays, officeDay, isDemo } from "#scripts/contracts/stats/coverage.ts";
import { figuresOf, memberFigures } from "#scripts/contracts/stats/member-figures.ts";
import { personCard } from "#scripts/contracts/stats/person-card.ts";
import { notableVotes, voteRows } from "#scripts/contracts/stats/vote-rows.ts";
import { titleAndPage, toEmbedHtml, toVoteEmbedsHtml } from "./embed-html.ts";

function keys(read: Reader): string[] {
  return [
    ...notableVotes(read).map((id) => `voto/${id}`),
    ...read.keys("person").map((id) => `persona/${id}`),
    ...branches
      .filter((branch) => read.derived(officeDay, branch) !== null)
      .map((branch) => `grafico/gruppi-${bodyFolder[branch]}`),
  ];
}

function build(read: Reader, key: string): Embed {
  const at = key.indexOf("/");
  const id = key.slice(at + 1);
  if (key.startsWith("voto/")) return readCardWithText(read, id);
  return key.startsWith("persona/") ? buildPerson(read, id) : buildGroups(read, id.endsWith(bodyFolder.S) ? "S" : "C");
}

function buildGroups(read: Reader, branch: Branch): Embed {
  const day = read.derived(officeDay, branch) ?? legislature.start;
  const { groups, members } = read.derived(composition, compositionKey(read, branch, day));
  const sizeOf = (position: number | null): number => members.filter((member) => member[5] === position).length;
  return {
    type: "groups",
    branch,
    groups: groups.map(({ id, acronym, name }, position) => ({ id, acronym, name, members: sizeOf(position) })),
    ungrouped: sizeOf(null),
    updated: day,
    isDemo: read.derived(isDemo, ""),
  };
}

const noFigures = { voting: 0, present: 0, mission: 0, absent: 0, inLine: 0, evaluable: 0 };

function buildPerson(read: Reader, id: string): Embed {
  const person = read.require("person", id);
  const card = read.derived(personCard, id);
  const branch = card?.branch ?? null;
  const figures = branch === null ? undefined : figuresOf(read.derived(memberFigures, branch), id);
  const presides = figures?.isPresident === true ? branch : null;
  const { voting, present, mission, absent, inLine, evaluable } =
    (presides === null ? figures : undefined) ?? noFigures;
  return {
    type: "person",
    id,
    name: `${person.givenName} ${person.familyName}`,
    roles: rolesThen(card?.roles ?? [], person.gender),
    group: card?.group?.acronym ?? null,
    presides,
    ...{ voting, present, mission, absent, inLine, evaluable },
    // The record is as of its sources; figures of members in office go up to the last day of the chamber's data.
    updated:
      latestDay([
        ...person.sources.map(({ fetchedAt }) => fetchedAt),
        card?.inOffice === true ? dataDays(read)[branch ?? "all"] : null,
      ]) ?? person.changedAt.slice(0, 10),
    isDemo: read.derived(isDemo, ""),
  };
}

/** `/embed/voto/{id}`, `/embed/persona/{id}`, `/embed/grafico/gruppi-{camera,senato}` */
const embedPages = defineFile<Embed>({
  name: "embeds",
  keys,
  path: (key) => `${files.embed(key)}.html`,
  build,
  serialize: toEmbedHtml,
});

/** Ids of the votes of a month by document, in order of time. Argument: "C:2026-11". */
const voteDecades = defineDerivation("vote-embeds", (read, month): ReadonlyMap<string, readonly string[]> => {
  const groups = Map.groupBy(read.derived(voteRows, month).values(), voteEmbeds);
  return new Map([...groups].map(([key, rows]) => [key, rows.map(({ id }) => id)]));
});

/** `/embed/votazioni/C-2026-11-1`: all votes of about ten days, notable ones too, which may be so only for a while. */
const voteEmbedPages = defineFile<VoteEmbeds>({
  name: "embeds-votes",
  keys: (read) => read.indexValues("vote.month").flatMap((month) => [...read.derived(voteDecades, month).keys()]),
  path: (key) => `${files.embed(key)}.html`,
  build: (read, key) => {
    const [, branch = "C", month = ""] = /^votazioni\/(.)-(\d{4}-\d{2})/.exec(key) ?? [];
    const votes = read.derived(voteDecades, `${branch}:${month}`).get(key) ?? [];
    return { branch: branch === "S" ? "S" : "C", votes: votes.map((id) => readCardWithText(read, id)) };
  },
  serialize: toVoteEmbedsHtml,
});

/** Static oEmbed files, linked from the pages: no server endpoint needed. */
const oembedFiles = defineFile<Embed>({
  name: "oembed",
  keys,
  path: (key) => files.oembed(key),
  build,
  serialize: (embed, key) => {
    const title = plainText(titleAndPage(embed).title);
    const oembed = {
      version: "1.0",
      type: "rich",
      provider_name: siteConfig.name,
      provider_url: siteConfig.url,
      title,
      ...embedSize(key),
      html: embedCode(key, absoluteUrl(files.embed(key)), title),
    };
    return `${JSON.stringify(oembed)}\n`;
  },
});

export const embedOutputs = [embedPages, oembedFiles, voteEmbedPages];
