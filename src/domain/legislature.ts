/** First day of legislature 19 (first sitting). Nothing before it is counted. */
export const legislatureStart = "2022-10-13";
