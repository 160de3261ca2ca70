import { offlineCopies } from "#src/config/site.ts";
import { whenIdle } from "./when-idle.ts";

/** Maximum delay in ms of the service worker's registration. Spec §4 and §9. */
const latest = 30_000;

/**
 * Registers the service worker once the page is loaded and idle; never in development. A site that publishes the kill
 * switch registers nothing: installed workers find it by themselves.
 */
export function whenStable(): void {
  if (!offlineCopies || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  const idle = (): void => {
    whenIdle(register, latest);
  };
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}
