/** The site search of this page, shared by the field in the header and the search page: its index is loaded once. */
import { openAnswers } from "./answers.ts";
import { openSearchIndex } from "./search-index.ts";

export const siteAnswers = openAnswers(openSearchIndex);
