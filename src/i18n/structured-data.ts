import { legislatureName } from "./legislature.ts";

/** Texts used only in structured data. */
export const structuredData = {
  groupMember: "componente del gruppo",
  site: {
    official: `Votazioni, atti, parlamentari, organi e governi della ${legislatureName}: dati ufficiali, definizioni, archivio completo.`,
    demo: `Votazioni, atti, parlamentari, organi e governi della ${legislatureName}: dati dimostrativi, con nomi, atti e voti inventati.`,
  },
} as const;
