import { expect, it } from "vitest";
import { countViews } from "#src/components/consent/page-views.ts";

it("counts the page when it opens and when it is restored from the back/forward cache, with its path and nothing else", () => {
  const page = Object.assign(new EventTarget(), { location: { pathname: "/votazioni" } });
  const sent: string[] = [];
  countViews("/conta", (url, body) => sent.push(`${url} ${body}`), page);
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(sent).toEqual(['/conta {"path":"/votazioni"}', '/conta {"path":"/votazioni"}']);
});
