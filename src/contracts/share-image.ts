/** Contracts of the share images (`og:image`). They hold no data that change every day. */
import type { ActKind, Branch, SideOnDay } from "#src/domain/codes.ts";
import { outcomeImages } from "#src/domain/notable-votes.ts";
import type { Day } from "./page-contracts.ts";
import type { VoteCard } from "./vote-card.ts";

/** Kinds of page. Pages without an image of their own use that of their kind. */
const pageKinds = ["votazione", "persona", "atto", "organo", "sito"] as const;

/** Images that many pages share: one for each kind of page, and for each outcome of a vote. */
export const shareKinds = [...pageKinds, ...outcomeImages.map((image) => `votazione-${image}` as const)] as const;
export type ShareKind = (typeof shareKinds)[number];

/** Source of the data and day of the last update. */
interface Origin {
  readonly source: string | null;
  readonly updated: Day;
  readonly isDemo: boolean;
}

export type ShareImage =
  | { readonly type: "kind"; readonly kind: ShareKind }
  | (VoteCard & { readonly source: string | null })
  | (Origin & {
      readonly type: "person";
      readonly name: string;
      /** Roles as text. Figures are left out: social networks cache images, so they would be out of date. */
      readonly roles: readonly string[];
      readonly group: { readonly name: string; readonly acronym: string; readonly color: string | null } | null;
      readonly constituency: string | null;
    })
  | (Origin & {
      readonly type: "act";
      readonly kind: ActKind;
      /** "C.1742", "2026-23". */
      readonly number: string;
      readonly title: string;
      readonly law: { readonly number: string; readonly date: Day | null };
      /** Steps that led to the law, in chronological order. */
      readonly steps: readonly {
        readonly kind: "published" | "presented" | "approved" | "law";
        readonly branch: Branch | null;
        readonly date: Day;
      }[];
    })
  | (Origin & {
      readonly type: "map";
      readonly branch: Branch;
      /** null = the whole legislature. */
      readonly year: string | null;
      /** In units of the map's drawing: see `vote-map-frame.ts`. */
      readonly height: number;
      readonly dots: readonly {
        readonly x: number;
        readonly y: number;
        readonly side: SideOnDay;
        readonly color: string | null;
      }[];
    });
