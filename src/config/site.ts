interface SiteConfig {
  readonly name: string;
  /** Origin of the published site, without a final slash. */
  readonly url: string;
  /** Colours of the browser's own bars: the paper of each theme in `styles/tokens.css`. */
  readonly themeColor: { readonly light: string; readonly dark: string };
}

/** What the site is called and where it lives. The address goes into canonical links, feeds, sitemap and citations. */
export const siteConfig: SiteConfig = {
  name: "Emiciclo",
  url: "https://emiciclo.example",
  themeColor: { light: "#f6f5f0", dark: "#141518" },
};

/**
 * Copies of visited pages on the reader's device. false publishes the kill switch: workers unregister and clear. Apart
 * from the others, so that the script of every page does not carry them.
 */
export const offlineCopies: boolean = true;

/** The full public address of a site path. */
export function absoluteUrl(path: string): string {
  return `${siteConfig.url}${path}`;
}
