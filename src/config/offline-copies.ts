/**
 * Whether visited pages are cached on the reader's device. false publishes the kill switch: service workers unregister
 * and clear their caches. In a module of its own, so that the script of every page does not include the addresses of sites.
 */
export const offlineCopies: boolean = true;
