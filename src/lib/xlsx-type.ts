/** Media type of a spreadsheet. Apart from its writer, which needs a package: the deployment has none. */
export const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
