import { expect, it } from "vitest";
import { countViews } from "#src/components/consent/page-views.ts";

interface Reader {
  readonly hasConsent?: boolean;
  readonly navigator?: { readonly globalPrivacyControl?: boolean; readonly doNotTrack?: string };
  readonly mode?: "opt-in" | "opt-out";
}

/** A page at an address, with a history that changes it, and the views that were sent. */
function visit(address: string, { hasConsent = true, navigator = {}, mode }: Reader = {}) {
  const location = { pathname: "", search: "" };
  const go = (to: string): void => {
    const { pathname, search } = new URL(to, "https://sito.example");
    Object.assign(location, { pathname, search });
  };
  const change = (_state: unknown, _title: string, to?: string | URL | null): void => go(String(to));
  const history = { pushState: change, replaceState: change };
  const page = Object.assign(new EventTarget(), { location, history, navigator });
  go(address);
  const sent: string[] = [];
  const answer = { isGiven: hasConsent };
  countViews(
    "/conta",
    () => answer.isGiven,
    (url, body) => sent.push(`${url} ${body}`),
    page,
    mode,
  );
  const back = (to: string): void => {
    go(to);
    page.dispatchEvent(new Event("popstate"));
  };
  return { page, history, sent, back, answer };
}

const view = '/conta {"path":"/votazioni"}';

it("counts the page when it opens and when it is restored from the back/forward cache, with its path and nothing else", () => {
  const { page, sent } = visit("/votazioni");
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(sent).toEqual([view, view]);
});

it("counts every change of the address by a choice and in the history, once", () => {
  const { history, sent, back } = visit("/votazioni");
  history.pushState(null, "", "/votazioni?branch=C");
  expect(sent).toEqual([view, view]);
  history.pushState(null, "", "/votazioni?branch=C&page=2");
  back("/votazioni?branch=C");
  expect(sent).toEqual([view, view, view, view]);
});

it("does not count a jump within the page, nor the same address again", () => {
  const { history, sent, back } = visit("/votazioni?branch=C");
  back("/votazioni?branch=C#contenuto");
  history.pushState(null, "", "/votazioni?branch=C#gruppi");
  expect(sent).toEqual([view]);
});

it("counts a word typed into a search once, and not again when the reader jumps within the page", () => {
  const { history, sent, back } = visit("/votazioni");
  history.pushState(null, "", "/votazioni?search=a");
  history.replaceState(null, "", "/votazioni?search=acqua");
  back("/votazioni?search=acqua#contenuto");
  expect(sent).toEqual([view, view]);
  back("/votazioni");
  expect(sent).toEqual([view, view, view]);
});

it("counts nothing before consent, and then each change of the address", () => {
  const { history, sent, answer } = visit("/votazioni", { hasConsent: false });
  history.pushState(null, "", "/votazioni?branch=C");
  expect(sent).toEqual([]);
  answer.isGiven = true;
  history.pushState(null, "", "/votazioni?branch=S");
  expect(sent).toEqual([view]);
});

it("counts without an answer to the notice where consent is given until it is refused", () => {
  expect(visit("/votazioni", { hasConsent: false, mode: "opt-out" }).sent).toEqual([view]);
});

it.each([{ globalPrivacyControl: true }, { doNotTrack: "1" }])(
  "counts no reader with %o, in either mode",
  (navigator) => {
    for (const mode of ["opt-in", "opt-out"] as const) {
      const { history, sent } = visit("/votazioni", { navigator, mode });
      history.pushState(null, "", "/votazioni?branch=C");
      expect(sent).toEqual([]);
    }
  },
);

it("counts readers whose browser has no wish, or the wish to be counted", () => {
  expect(visit("/votazioni", { navigator: { globalPrivacyControl: false, doNotTrack: "0" } }).sent).toEqual([view]);
});
