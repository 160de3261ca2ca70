/** Loads a style sheet that only a script needs, before the page's own. Resolves when it has loaded or failed. */
export function loadStyle(href: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.prepend(link);
  return new Promise((done) => {
    link.onload = link.onerror = () => {
      done();
    };
  });
}
