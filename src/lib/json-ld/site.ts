import type { DataCatalog, Dataset, WebSite, WithContext } from "schema-dts";

/** The site and its search, for the home page. `search` = URL template of the results, with `{search_term_string}`. */
export function toWebSite(site: {
  name: string;
  url: string;
  description: string;
  search: string;
  publisher: string;
}): WithContext<WebSite> {
  const action = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: site.search },
    // The parameter name is prescribed by search engines.
    "query-input": "required name=search_term_string",
  } as const;
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": site.url,
    url: site.url,
    name: site.name,
    description: site.description,
    inLanguage: "it",
    publisher: { "@type": "Organization", name: site.publisher },
    potentialAction: action,
  };
}

export interface PublishedTable {
  readonly url: string;
  readonly name: string;
  readonly description: string;
  readonly files: readonly { readonly url: string; readonly mediaType: string; readonly bytes: number }[];
}

/** The archive as a catalogue of data sets with their downloads. */
export function toDataCatalog(catalog: {
  url: string;
  name: string;
  description: string;
  license: string;
  publisher: string;
  /** Attribution of the data, as worded by each source. */
  credit: readonly string[];
  updated: string;
  tables: readonly PublishedTable[];
}): WithContext<DataCatalog> {
  const dataset = (table: PublishedTable): Dataset => ({
    "@type": "Dataset",
    url: table.url,
    name: table.name,
    description: table.description,
    license: catalog.license,
    creator: { "@type": "Organization", name: catalog.publisher },
    creditText: catalog.credit.join(" "),
    dateModified: catalog.updated,
    isAccessibleForFree: true,
    inLanguage: "it",
    distribution: table.files.map((file) => ({
      "@type": "DataDownload",
      contentUrl: file.url,
      encodingFormat: file.mediaType,
      contentSize: `${String(file.bytes)} B`,
    })),
  });
  return {
    "@context": "https://schema.org",
    "@type": "DataCatalog",
    "@id": catalog.url,
    url: catalog.url,
    name: catalog.name,
    description: catalog.description,
    license: catalog.license,
    dateModified: catalog.updated,
    publisher: { "@type": "Organization", name: catalog.publisher },
    dataset: catalog.tables.map(dataset),
  };
}
