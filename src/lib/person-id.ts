/** Whether a text is a valid person id. Checked because ids from URLs or from storage become part of file URLs. */
export const isPersonId = (text: string): boolean => /^[\w'-]+(\.[\w'-]+)*$/.test(text);
