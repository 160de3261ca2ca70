interface SiteConfig {
  readonly name: string;
  /** Origin of the published site, without a trailing slash. */
  readonly url: string;
  /** Colour of the browser's toolbar in each theme: `--paper` in `styles/tokens.css`. */
  readonly themeColor: { readonly light: string; readonly dark: string };
}

/** Name and origin of the site. The origin is part of canonical links, feeds, sitemap and citations. */
export const siteConfig: SiteConfig = {
  name: "Emiciclo",
  url: "https://emiciclo.example",
  themeColor: { light: "#f6f5f0", dark: "#141518" },
};

/**
 * Whether visited pages are cached on the reader's device. false publishes the kill switch: service workers unregister
 * and clear their caches. A separate constant, so that the script of every page does not include `siteConfig`.
 */
export const offlineCopies: boolean = true;

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
