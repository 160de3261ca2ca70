/** Contracts of the pages under /organi_parlamentari, except groups. */
import type { ActKind, BodyBranch, Branch } from "#src/domain/codes.ts";
import type { BodyLink, BodyRow, DatedPage, GroupPower, RoleRow } from "./body-parts.ts";
import type { Composition } from "#src/domain/composition.ts";
import type { CorrectionsField } from "./corrections.ts";
import type { Day } from "./page-contracts.ts";

/** /organi_parlamentari: overview with counts. */
export interface BodiesHubPage extends DatedPage {
  readonly branches: readonly {
    readonly branch: Branch;
    readonly seats: number;
    readonly presidency: number;
    readonly committees: number;
    readonly groups: number;
    readonly president: RoleRow | null;
    /** Of the members in office. */
    readonly figures: Composition;
    /** Its standing committees, by number. */
    readonly standing: readonly BodyLink[];
  }[];
  readonly bicameral: { readonly committees: number; readonly delegations: number };
}

/** /organi_parlamentari/{camera,senato}/presidenza */
export interface PresidencyPage extends DatedPage {
  readonly branch: Branch;
  readonly body: BodyLink | null;
  readonly members: readonly RoleRow[];
  readonly former: readonly RoleRow[];
  readonly figures: Composition;
  readonly power: readonly GroupPower[];
}

/** Lists of bodies: committees and boards of a chamber, bicameral committees, delegations. */
export interface BodyListPage extends DatedPage {
  readonly list: "C" | "S" | "bicameral" | "delegations";
  /** Sections by kind, in display order; bodies in a section are sorted by name. */
  readonly sections: readonly { readonly kind: string; readonly rows: readonly BodyRow[] }[];
  readonly ended: readonly (BodyLink & { readonly start: Day | null; readonly end: Day | null })[];
}

interface AssignedAct {
  readonly kind: ActKind;
  readonly id: string;
  readonly identifier: string;
  readonly title: string;
  readonly date: Day | null;
}

/** /organi_parlamentari/{branch}/organi/{id} */
export interface BodyPage extends DatedPage, CorrectionsField {
  readonly body: BodyLink & { readonly start: Day | null; readonly end: Day | null };
  readonly branch: BodyBranch;
  /**
   * Last day covered by the data of each chamber. In a joint body, the roles of one chamber may be known only up to an
   * earlier day than those of the other.
   */
  readonly days: { readonly C: Day | null; readonly S: Day | null };
  readonly list: "C" | "S" | "bicameral" | "delegations" | "presidency";
  readonly members: readonly RoleRow[];
  readonly former: readonly RoleRow[];
  readonly figures: Composition;
  readonly power: readonly GroupPower[];
  /**
   * Bills assigned to the body as leading committee. `upTo`: last day covered by the data on acts, if it is earlier
   * than that of the bodies; else null.
   */
  readonly assigned: { readonly upTo: Day | null; readonly total: number; readonly latest: readonly AssignedAct[] };
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly "bodies-hub": BodiesHubPage;
    readonly presidencies: PresidencyPage;
    readonly "body-lists": BodyListPage;
    readonly bodies: BodyPage;
  }
}
