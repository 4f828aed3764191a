/** A ticket's code in groups of four, as a steward reads it out: `8260 1175 3394`. Blanks in it are not kept. */
export const groupTicketCode = (code: string): string => code.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
