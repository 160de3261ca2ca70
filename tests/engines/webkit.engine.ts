import { journeys } from "./journeys.ts";
import { openWebKit } from "./support/webkit.ts";

journeys("WebKit", "EMICICLO_WEBKIT", openWebKit);
