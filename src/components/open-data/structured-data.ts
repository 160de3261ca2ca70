import type { DataCatalog, WithContext } from "schema-dts";
import { operator } from "#src/config/operator.ts";
import { absoluteUrl } from "#src/config/site.ts";
import { tableText } from "#src/domain/tables.ts";
import { openData } from "#src/i18n/open-data.ts";
import { openDataPage } from "#src/i18n/prose.ts";
import { toDataCatalog } from "#src/lib/json-ld/site.ts";
import { routes } from "#src/lib/routes.ts";
import type { OpenDataPage } from "#src/view/open-data-page.ts";

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
      files: files.map(({ path, format, bytes }) => ({
        url: absoluteUrl(path),
        mediaType: mediaTypes[format] ?? "application/octet-stream",
        bytes,
      })),
    })),
  });
}
