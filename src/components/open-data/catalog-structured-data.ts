import type { DataCatalog, Dataset, WithContext } from "schema-dts";
import { operator } from "#src/config/operator.ts";
import { absoluteUrl } from "#src/config/site.ts";
import { tableText } from "#src/domain/tables.ts";
import { openData } from "#src/i18n/open-data.ts";
import { openDataPage } from "#src/i18n/prose.ts";
import { routes } from "#src/lib/routes.ts";
import type { OpenDataPage } from "#src/contracts/open-data-page.ts";

const mediaTypes: Readonly<Record<string, string>> = {
  csv: "text/csv",
  json: "application/json",
  parquet: "application/vnd.apache.parquet",
};

export function catalogData(page: OpenDataPage): WithContext<DataCatalog> {
  return toDataCatalog({
    url: absoluteUrl(routes.openData()),
    name: openData.catalogName,
    description: openDataPage.description,
    license: "https://creativecommons.org/licenses/by-sa/4.0/",
    publisher: operator.name,
    credit: page.attribution,
    updated: page.updated,
    tables: page.tables.map(({ name, files }) => ({
      url: absoluteUrl(routes.openDataTable(name)),
      name: openData.datasetName(name),
      description: openData.datasetText(tableText(name)),
      files: files.map(({ path, format }) => ({
        url: absoluteUrl(path),
        mediaType: mediaTypes[format] ?? "application/octet-stream",
      })),
    })),
  });
}

export interface PublishedTable {
  readonly url: string;
  readonly name: string;
  readonly description: string;
  readonly files: readonly { readonly url: string; readonly mediaType: string }[];
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
    // Without sizes, which the page and datapackage.json have: they would take the page beyond its weight.
    distribution: table.files.map((file) => ({
      "@type": "DataDownload",
      contentUrl: file.url,
      encodingFormat: file.mediaType,
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
