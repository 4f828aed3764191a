/** Ways in which the goods of a cart reach the buyer (decision 108). */
export const CART_WAYS = ['PARCEL', 'VENUE', 'CODE'] as const
export type CartWay = (typeof CART_WAYS)[number]

/** Returns the way of goods: a parcel if they can be sent, else the venue, else a code. */
export const cartWay = (deliverMethods: readonly string[]): CartWay => {
  if (deliverMethods.includes('EXPRESS')) return 'PARCEL'
  return deliverMethods.includes('SELF_TAKE') ? 'VENUE' : 'CODE'
}

/** Returns lines by the way they come, in the order of the ways. Ways without lines are left out. */
export const groupLines = <Line extends { way: CartWay }>(
  lines: readonly Line[],
): { way: CartWay; lines: readonly Line[] }[] =>
  CART_WAYS.map((way) => ({ way, lines: lines.filter((line) => line.way === way) })).filter(
    (group) => group.lines.length > 0,
  )
