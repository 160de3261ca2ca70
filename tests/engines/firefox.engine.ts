import { journeys } from "./journeys.ts";
import { openFirefox } from "./support/firefox.ts";

journeys("Firefox", "EMICICLO_FIREFOX", openFirefox);
