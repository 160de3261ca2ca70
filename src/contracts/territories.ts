import type { MacroArea } from "#src/domain/areas.ts";
import type { Branch } from "#src/domain/codes.ts";
import type { PresenceEnds } from "#src/domain/presence.ts";
import type { MemberRow, PresenceEnd } from "./members.ts";
import type { PageBase } from "./page-contracts.ts";

/** Figures of the members of an area; medians in percent, null = no figures. */
export interface AreaSummary {
  /** Election area or macro-area id. */
  readonly id: string;
  /** null = no member of the chamber has been read. */
  readonly deputies: number | null;
  readonly senators: number | null;
  readonly presence: number | null;
  /** Members in office with figures, of whom `presence` is the median. */
  readonly present: number;
}

export interface TerritoriesPage extends PageBase {
  readonly areas: readonly AreaSummary[];
  readonly macroAreas: readonly AreaSummary[];
  /** Life senators in office: they have no election area. */
  readonly withoutArea: number;
  /** Members in office without an area who are not known to sit for life. */
  readonly unknownArea: number;
}

export interface TerritoryPage extends PageBase {
  readonly id: string;
  readonly macroArea: MacroArea;
  /** true = page of a whole macro-area. */
  readonly isMacro: boolean;
  readonly summary: AreaSummary;
  /** Of all members in office. */
  readonly whole: Pick<AreaSummary, "presence" | "present">;
  /** Among the members in office. */
  readonly ends: PresenceEnds<PresenceEnd>;
  /** Members in office first, then former ones; by surname. */
  readonly rows: readonly MemberRow[];
  /** Groups of `rows`. Two groups of different chambers may share an acronym. */
  readonly groups: readonly { readonly id: string; readonly acronym: string; readonly branch: Branch }[];
  readonly hasFigures: boolean;
}

export interface TerritoryFile {
  readonly rows: readonly MemberRow[];
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly territories: TerritoriesPage;
    readonly territory: TerritoryPage;
  }
}
