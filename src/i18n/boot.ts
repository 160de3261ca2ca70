/** Labels in the script of every page. Imports nothing: that script would load it, too. */

export const copied = "Copiato";

/** Error text for a part of the page whose script failed to load; the address of the page on the site follows. */
export const loadFailed = "Questa parte non risponde. Funziona solo in rete, su ";
