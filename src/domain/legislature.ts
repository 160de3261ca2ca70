/** Number of the legislature that the site covers. */
export const legislatureNumber = 19;

/** Day on which legislature 19 was elected. */
export const electionDay = "2022-09-25";

/** First day of legislature 19 (first sitting). Nothing before it is counted. */
export const legislatureStart = "2022-10-13";
