/**
 * Formats a ticket's code in groups of four, so that a steward can read it: `8260 1175 3394`. Removes existing spaces.
 */
export const groupTicketCode = (code: string): string => code.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
