/** Adds a style sheet that pages do without until a script needs it, before the page's own; done when it is there, or cannot be. */
export function loadStyle(href: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.prepend(link);
  return new Promise((done) => {
    link.onload = link.onerror = () => {
      done();
    };
  });
}
