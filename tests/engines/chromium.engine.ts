import { journeys } from "./journeys.ts";
import { openChromium } from "./support/chromium.ts";

journeys("Chromium", "EMICICLO_BROWSER", () => openChromium());
