/** Number of entries that a popup shows at once (domain §9). More entries scroll. */
export const POPUP_ROOM = { rights: 8, gifts: 3 } as const

/** Rights in a row of the popup (domain §9). */
export const RIGHTS_PER_ROW = 4

/** Returns true if the entries of a popup scroll. */
export const popupScrolls = (kind: keyof typeof POPUP_ROOM, count: number): boolean => count > POPUP_ROOM[kind]
