/** Words of the structured data that no page shows. */
export const structuredData = {
  groupMember: "componente del gruppo",
  site: "Votazioni, atti, parlamentari, organi e governi della XIX legislatura: dati ufficiali, definizioni, archivio completo.",
} as const;
