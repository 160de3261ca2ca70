import { offlineCopies } from "#src/config/site.ts";
import { whenIdle } from "./when-idle.ts";

/** The service worker starts at the latest this long after the page, in milliseconds. Spec §4 and §9. */
const latest = 30_000;

/**
 * Registers the service worker once the page is stable (loaded and idle), never in development. A site that publishes the
 * kill switch registers nothing: the workers already out there find it by themselves.
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
