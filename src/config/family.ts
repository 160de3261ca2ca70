import { legislature } from "#src/domain/legislature.ts";

/** A site of the family: this program about one legislature, built and published by itself. */
export interface FamilySite {
  readonly legislature: number;
  /** Origin, without a trailing slash. */
  readonly url: string;
}

/**
 * Reads the addresses of the sites of a family: "19=https://emiciclo.example 18=https://xviii.emiciclo.example". undefined or
 * "" = there is no other site.
 * @returns newest legislature first
 * @throws RangeError for an unreadable setting, a path after the host, or a legislature or an address given twice
 */
export function readFamily(setting: string | undefined): readonly FamilySite[] {
  const fail = (what: string): RangeError =>
    new RangeError(
      `family "${setting ?? ""}": ${what}; say, for example, 19=https://emiciclo.example 18=https://xviii.emiciclo.example`,
    );
  const sites = (setting ?? "").split(/[\s,]+/).flatMap((entry): FamilySite[] => {
    if (entry === "") return [];
    const [, digits, url = ""] = /^(\d{1,2})=(https?:\/\/.+?)\/?$/.exec(entry) ?? [];
    if (digits === undefined || URL.parse(url)?.origin !== url)
      throw fail(`"${entry}" is no legislature with the address of a host`);
    return [{ legislature: Number(digits), url }];
  });
  for (const field of ["legislature", "url"] as const)
    if (new Set(sites.map((site) => site[field])).size < sites.length) throw fail(`a ${field} is there twice`);
  return sites.toSorted((a, b) => b.legislature - a.legislature);
}

declare global {
  /** The bundler writes the family here: browsers have no settings. */
  var EMICICLO_FAMILY: readonly FamilySite[] | undefined;
}

/** The sites of the setting `EMICICLO_FAMILY`; empty = this one is alone. */
export const family: readonly FamilySite[] =
  globalThis.EMICICLO_FAMILY ?? readFamily(globalThis.process.env["EMICICLO_FAMILY"]);

/** Address of the site of a legislature; null = the family has none. */
export function familyUrl(number: number, sites = family): string | null {
  return sites.find((site) => site.legislature === number)?.url ?? null;
}

/** The site of the newest legislature, if it is a later one; null = no later one is known. */
export function newestSite(number = legislature.number, sites = family): FamilySite | null {
  const [newest] = sites;
  return newest !== undefined && newest.legislature > number ? newest : null;
}

/** A site of an earlier legislature that is not of this program; `label`: "XVI (2008–2013)". */
interface EarlierLink {
  readonly legislature: number;
  readonly label: string;
  readonly url: string;
}

/**
 * The sites of the legislatures before this one, newest first: those of the family where they are, else those of `links`.
 * `label: null` = `links` has none.
 */
export function earlierSites(
  links: readonly EarlierLink[],
  number = legislature.number,
  sites = family,
): readonly { readonly legislature: number; readonly label: string | null; readonly url: string }[] {
  const numbers = new Set([...sites, ...links].map((site) => site.legislature).filter((one) => one < number));
  return [...numbers]
    .sort((a, b) => b - a)
    .map((one) => {
      const link = links.find((site) => site.legislature === one);
      return { legislature: one, label: link?.label ?? null, url: familyUrl(one, sites) ?? link?.url ?? "" };
    });
}
