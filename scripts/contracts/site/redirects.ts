/**
 * Redirects to the page of a record from its aliases (numeric ids, later readings of a bill, old slugs), from the other
 * id under which it was once published too, and from the folders of addresses that have no page of their own.
 */
import { z } from "zod";
import { bodyBranches } from "#src/domain/codes.ts";
import { absoluteUrl } from "#src/config/site.ts";
import { tombstoneTexts } from "#src/i18n/tombstone.ts";
import { barePage } from "#scripts/contracts/formats.ts";
import { html } from "#src/lib/html.ts";
import { bodyFolder, routes } from "#src/lib/routes.ts";
import { defineDerivation, defineFile, type Reader } from "#scripts/contracts/engine/reader.ts";

declare module "#src/contracts/page-contracts.ts" {
  interface PageContracts {
    readonly redirects: { readonly from: string; readonly to: string };
  }
}

/** Addresses that readers get by cutting off the end of another, and the page that lists what is below them. */
const folders: readonly (readonly [from: string, to: string])[] = [
  ["/persone", routes.strengthIndex()],
  ...bodyBranches.map((branch): [string, string] => [
    `${routes.bodies()}/${bodyFolder[branch]}`,
    `${routes.bodies()}#${bodyFolder[branch]}`,
  ]),
  ["/confronta/gruppi", routes.compare()],
  ["/mappa/camera", routes.voteMap("C")],
  ...["", "/camera", "/senato"].flatMap((branch): [string, string][] => [
    [`/collegi${branch}`, routes.represent()],
    [`/sedute${branch}`, routes.votes()],
  ]),
];

interface Addresses {
  readonly aliases: readonly string[];
  readonly id: string;
  readonly address: (id: string) => string;
}

/** Records with aliases, and the function that builds their paths. */
function* addresses(read: Reader): Generator<Addresses> {
  for (const { id, aliases } of read.all("person")) yield { id, aliases, address: routes.person };
  for (const { id, aliases, branch } of read.all("group"))
    yield { id, aliases, address: (slug) => routes.group(branch, slug) };
  for (const { id, aliases, branch } of read.all("body"))
    yield { id, aliases, address: (slug) => routes.body(branch, slug) };
  for (const { id, aliases } of read.all("government")) yield { id, aliases, address: routes.government };
  for (const { id, aliases, kind } of read.all("act")) yield { id, aliases, address: (slug) => routes.act(kind, slug) };
}

/** Records that were published under two ids: key of the one that stays, by kind and key of the other. */
function* mergedRecords(read: Reader): Generator<readonly [kind: string, from: string, to: string]> {
  for (const { kind, key, change, after } of read.changes())
    if (change === "vanished" && after !== null) yield [kind, key, z.string().parse(JSON.parse(after))];
}

/** The addresses of {@link addresses}, with the other ids as aliases. Votes have no others. */
function* allAddresses(read: Reader): Generator<Addresses> {
  const merged = [...mergedRecords(read)];
  const votes = merged.filter(([kind]) => kind === "vote");
  // The key of an act is kind and id.
  const others = Map.groupBy(merged, ([, , to]) => to.split("/").at(-1));
  for (const one of addresses(read))
    yield {
      ...one,
      aliases: [...one.aliases, ...(others.get(one.id) ?? []).map(([, from]) => from.split("/").at(-1) ?? from)],
    };
  for (const [, from, to] of votes)
    if (read.record("vote", to) !== undefined && read.record("vote", from) === undefined)
      yield { id: to, aliases: [from], address: routes.vote };
}

/** Target path by alias path. An alias claimed by two records has no redirect: missing is better than wrong. */
const redirects = defineDerivation<ReadonlyMap<string, string>>("redirects", (read) => {
  const pageAddresses = new Set<string>();
  const targets = new Map<string, Set<string>>();
  for (const { id, aliases, address } of allAddresses(read)) {
    pageAddresses.add(address(id));
    for (const alias of aliases)
      targets.set(address(alias), (targets.get(address(alias)) ?? new Set()).add(address(id)));
  }
  const certain = [...targets].filter(([from, to]) => to.size === 1 && !pageAddresses.has(from));
  return new Map(
    [...folders, ...certain.flatMap(([from, to]) => [...to].map((only) => [from, only] as const))].sort(([a], [b]) =>
      a < b ? -1 : 1,
    ),
  );
});

/** HTML page with a redirect at each alias path, for hosts without redirect rules. */
export const redirectPages = defineFile({
  name: "redirects",
  keys: (read) => [...read.derived(redirects, "").keys()],
  path: (key) => `${key}.html`,
  build: (read, key) => ({ from: key, to: read.derived(redirects, "").get(key) ?? routes.home() }),
  serialize: ({ to }) =>
    barePage({
      title: tombstoneTexts.movedTitle,
      canonical: absoluteUrl(to),
      head: html`<meta http-equiv="refresh" content="0; url=${to}">`,
      main: html`<h1>${tombstoneTexts.movedTitle}</h1><p>${tombstoneTexts.movedTo} <a href="${to}">${to}</a></p>`,
    }),
});
