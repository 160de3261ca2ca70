/** First day of legislature 19, that of its first sitting: nothing is counted before it. */
export const legislatureStart = "2022-10-13";
