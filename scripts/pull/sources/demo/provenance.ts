import type { SourceRef } from "#src/domain/records.ts";
import { today } from "./calendar.ts";

/** Source of all demo records; it has no URL. */
export const demoSources: SourceRef[] = [{ name: "Generatore di dati dimostrativi", url: null, fetchedAt: today }];
