/** Whether a text may be a person's id: addresses of files are made from ids that come from an address or from what is stored. */
export const isPersonId = (text: string): boolean => /^[\w'-]+(\.[\w'-]+)*$/.test(text);
