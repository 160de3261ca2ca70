import { legislature } from "#src/domain/legislature.ts";
import { familyUrl } from "./family.ts";

interface SiteConfig {
  readonly name: string;
  /** Origin of the published site, without a trailing slash. */
  readonly url: string;
  /** Colour of the browser's toolbar in each theme: `--paper` in `styles/tokens.css`. */
  readonly themeColor: { readonly light: string; readonly dark: string };
}

/**
 * Name and origin of the site. The origin is part of canonical links, feeds, sitemap and citations; where the setting
 * `EMICICLO_FAMILY` names the legislature of the site, it is the one given there.
 */
export const siteConfig: SiteConfig = {
  name: "Emiciclo",
  url: familyUrl(legislature.number) ?? "https://emiciclo.example",
  themeColor: { light: "#f6f5f0", dark: "#141518" },
};

/**
 * Host that pages ask besides the site's own, "api.example.org"; null = none. `apiBase`: base address of the live API,
 * undefined or empty without one.
 */
export function otherHost(apiBase: string | undefined): string | null {
  if (apiBase === undefined || apiBase === "") return null;
  const { host } = new URL(apiBase, siteConfig.url);
  return host === new URL(siteConfig.url).host ? null : host;
}

export function absoluteUrl(path: string): string {
  return `${siteConfig.url}${path}`;
}
