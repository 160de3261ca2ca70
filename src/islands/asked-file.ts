/** Script that a page runs before it draws a list: see there. */
export const askedFile = "/src/components/list/asked.ts";
