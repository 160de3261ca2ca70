/** Number of the legislature that the site covers. */
export const legislatureNumber = 19;

/** First day of legislature 19 (first sitting). Nothing before it is counted. */
export const legislatureStart = "2022-10-13";
