/** Number of entries that a popup shows at once (domain §9). More entries scroll. */
const POPUP_ROOM = { rights: 8, gifts: 3 } as const

/** Returns true if the entries of a popup scroll. */
export const popupScrolls = (kind: keyof typeof POPUP_ROOM, count: number): boolean => count > POPUP_ROOM[kind]
