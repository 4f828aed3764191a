/** Value of `pageSource` for a purchase at the venue (shell §2): the buyer needs the ticket immediately. */
export const AT_DOOR = 'purchase'
