/** Embeds of persons and of the votes that others write about (key, final, confidence), each with its oEmbed file. */
import { latestDay } from "#src/domain/days.ts";
import { countParticipation } from "#src/domain/participation.ts";
import { absoluteUrl, siteConfig } from "#src/config/site.ts";
import { roleLabel } from "#src/i18n/people.ts";
import { embedCode, embedSize } from "#src/lib/embed-code.ts";
import { files } from "#src/lib/routes.ts";
import { embedSchema, type Embed } from "#src/view/embed.ts";
import { defineFamily, type Reader } from "#scripts/views/reader.ts";
import { dataDays } from "#scripts/views/shared/data-day.ts";
import { branchStats } from "#scripts/views/shared/month-stats.ts";
import { personCard } from "#scripts/views/shared/person-card.ts";
import { isDemo, notableVotes, readVoteCard } from "#scripts/views/shared/vote-card.ts";
import { toEmbedHtml } from "./embed-html.ts";

function keys(read: Reader): string[] {
  return [...notableVotes(read).map((id) => `voto/${id}`), ...read.keys("person").map((id) => `persona/${id}`)];
}

function build(read: Reader, key: string): Embed {
  const at = key.indexOf("/");
  const id = key.slice(at + 1);
  return key.startsWith("voto/") ? readVoteCard(read, id) : buildPerson(read, id);
}

const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

function buildPerson(read: Reader, id: string): Embed {
  const person = read.require("person", id);
  const card = read.derived(personCard, id);
  const branch = card?.branch ?? null;
  const stats = branch === null ? undefined : read.derived(branchStats, branch).members.get(id);
  const { voting, present } = stats === undefined ? { voting: 0, present: 0 } : countParticipation(stats.counts);
  return {
    type: "person",
    id,
    name: `${person.givenName} ${person.familyName}`,
    roles: (card?.roles ?? []).map((role) => roleLabel(role, person.gender)),
    group: card?.group?.acronym ?? null,
    presence: percent(present, voting),
    reliability: percent(stats?.inLine ?? 0, stats?.evaluable ?? 0),
    votes: voting,
    // The figures of who is in office go up to the last day of the data.
    updated: latestDay([person.changedAt.slice(0, 10), card?.inOffice === true ? dataDays(read).all : null]) ?? "",
    isDemo: isDemo(read),
  };
}

/** `/embed/voto/{id}`, `/embed/persona/{id}` */
const embedPages = defineFamily<Embed>({
  name: "embeds",
  schema: embedSchema,
  keys,
  path: (key) => `${files.embed(key)}.html`,
  build,
  emit: toEmbedHtml,
});

/** Static oEmbed: the page links it, no server has to answer. */
const oembedFiles = defineFamily<Embed>({
  name: "oembed",
  schema: embedSchema,
  keys,
  path: (key) => files.oembed(key),
  build,
  emit: (embed, key) => {
    const title = embed.type === "vote" ? embed.title : embed.name;
    const oembed = {
      version: "1.0",
      type: "rich",
      provider_name: siteConfig.name,
      provider_url: siteConfig.url,
      title,
      width: embedSize.width,
      height: embedSize.height,
      html: embedCode(absoluteUrl(files.embed(key)), title),
    };
    return `${JSON.stringify(oembed)}\n`;
  },
});

/** Both families. */
export const embedFamilies = [embedPages, oembedFiles];
