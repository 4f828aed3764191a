/** Value of `pageSource` for a purchase at the venue (shell §2): the buyer needs the ticket immediately. */
export const AT_DOOR = 'purchase'

/** Value of `fromPage` for a parking payment (shell §2): the buyer must leave in time. */
export const PARKING = 'parking-detail'

/** Query parameter of a return page. It names the page that a mini program opens instead (shell §7, order/jump). */
export const RETURN_PAGE = 'pageName'

const NAMED = new RegExp(`[?&]${RETURN_PAGE}=([a-z][a-z0-9-]{0,63})(?:[&#]|$)`, 'i')

/** Returns the page name in the address of a return page; null for other addresses. */
export const returnPageIn = (address: string): string | null => NAMED.exec(address)?.[1] ?? null
