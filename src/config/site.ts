/** What the site is called and where it lives. The address goes into canonical links, feeds, sitemap and citations. */
export const siteConfig = {
  name: "Emiciclo",
  /** Origin of the published site, without a final slash. */
  url: "https://emiciclo.example",
  /** Colours of the browser's own bars: the paper of each theme in `styles/tokens.css`. */
  themeColor: { light: "#f6f5f0", dark: "#141518" },
  /** Copies of visited pages on the reader's device. false publishes the kill switch: workers unregister and clear. */
  offlineCopies: true,
} as const;

/** The full public address of a site path. */
export function absoluteUrl(path: string): string {
  return `${siteConfig.url}${path}`;
}
