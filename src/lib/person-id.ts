/** Whether a text may be a person's id: ids from addresses or from storage become addresses of files. */
export const isPersonId = (text: string): boolean => /^[\w'-]+(\.[\w'-]+)*$/.test(text);
