/** The `pageSource` of a purchase on site (shell §2): the buyer needs the ticket at once. */
export const AT_DOOR = 'purchase'
