import { describe, expect, it } from "vitest";
import { campaignStep } from "#src/components/consent/campaign-watch.ts";
import { hasConsent } from "#src/components/consent/consent-watch.ts";

describe("campaignStep", () => {
  it("counts the first navigation, shows the popup at the second, then stops", () => {
    expect([undefined, "1", "2", "3"].map(campaignStep)).toEqual(["remember", "show", "rest", "rest"]);
    // Not stored by this site: as if there were none.
    expect(["abc", "undefined", ""].map(campaignStep)).toEqual(["remember", "remember", "remember"]);
  });
});

describe("hasConsent", () => {
  const stored = (revision: number) =>
    `a=1; cc_cookie=${encodeURIComponent(JSON.stringify({ categories: ["necessary"], revision, data: null }))}`;
  it("requires a stored consent of the current revision", () => {
    const others = [stored(0), "", "other=cc_cookie", "cc_cookie=%E0%A4"];
    expect([stored(1), ...others].map((cookies) => hasConsent(cookies))).toEqual([true, false, false, false, false]);
  });
});
