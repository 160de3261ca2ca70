import { journeys } from "./journeys.ts";
import { openChromium } from "./support/chromium.ts";
import { translatePages } from "./support/translated.ts";

journeys("Chromium", "EMICICLO_BROWSER", () => openChromium(translatePages));
