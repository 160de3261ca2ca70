import type { SourceRef } from "#src/domain/records.ts";
import { today } from "./calendar.ts";

export const demoSources: SourceRef[] = [{ name: "Generatore di dati dimostrativi", url: null, fetchedAt: today }];
