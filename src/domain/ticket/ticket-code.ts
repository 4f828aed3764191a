/** Formats a ticket's code in groups of four, for a steward: `8260 1175 3394`. Removes other blanks. */
export const groupTicketCode = (code: string): string => code.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
