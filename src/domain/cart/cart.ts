import type { Fen } from '../money'

/** Maximum number of lines in a cart (decision 111). */
export const MAX_LINES = 99

/** Maximum number of lines in the cart of a visitor, which only the device stores (decision 110). */
export const MAX_VISITOR_LINES = 20

/** An addition to a line. Removals on other devices do not affect it if they did not know it. */
interface Addition {
  device: string
  version: number
  quantity: number
}

/** A line of a cart: a quantity of one variant, for goods of a show also with the show. */
export interface CartLine {
  lineId: string
  spuId: string
  skuId: string
  /** Id of the show that the goods belong to, or ''. */
  showId: string
  /** Number of units; of a removed line, the number before the removal. */
  quantity: number
  /** Price of a unit when the line was added, fen. */
  addedPrice: Fen
  /** Epoch ms. */
  addedAt: number
  isRemoved: boolean
  /** Version of the cart that last changed the line. */
  version: number
  /** Latest additions, oldest first. */
  additions: readonly Addition[]
}

/** A cart with its lines, removed ones included. Each change increases the version. */
export interface Cart {
  version: number
  lines: readonly CartLine[]
}

export const EMPTY_CART: Cart = { version: 0, lines: [] }

/** A variant as the cart needs it. */
export interface CartVariant {
  spuId: string
  /** Present price of a unit, fen. */
  price: Fen
  /** Maximum number of units that stock and limits allow in the cart; 0 if none can be bought. */
  most: number
}

/** Returns the id of a variant's line. All devices have the same id, because a cart has one line per variant and show. */
export const lineIdOf = (skuId: string, showId: string): string => (showId ? `${skuId}@${showId}` : skuId)

/** Returns the lines that are not removed. */
export const liveLines = ({ lines }: Cart): CartLine[] => lines.filter(({ isRemoved }) => !isRemoved)

/** Returns the number of units in a cart, for the badge. */
export const cartCount = (cart: Cart): number => liveLines(cart).reduce((sum, { quantity }) => sum + quantity, 0)
