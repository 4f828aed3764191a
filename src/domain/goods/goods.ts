import { type Fen, fen, subtractFen, sumFen, timesQuantity } from '../money'

/** Stock as shown to buyers. The gateway sends the exact number of pieces only up to `FEW_PIECES` (decision 106). */
export const STOCK_STATES = ['PLENTY', 'FEW', 'NONE'] as const
type StockState = (typeof STOCK_STATES)[number]

const FEW_PIECES = 10

/** Returns the displayed stock of a variant, with the number of pieces if only a few are left. */
export const shownStock = (pieces: number): { stock: StockState; left: number | null } => {
  if (pieces <= 0) return { stock: 'NONE', left: null }
  return pieces <= FEW_PIECES ? { stock: 'FEW', left: pieces } : { stock: 'PLENTY', left: null }
}

/** Kinds of goods: delivered things, codes, and things that are made later (decision 107). */
export const SPU_TYPES = ['GOODS', 'CODE', 'PREORDER'] as const

/** Ways in which goods reach the buyer: by parcel, at a counter, as a code. */
export const SPU_WAYS = ['EXPRESS', 'SELF_TAKE', 'CODE'] as const
export type SpuWay = (typeof SPU_WAYS)[number]

/** States of the sale of goods. */
export type SaleState = 'ON_SALE' | 'TO_COME' | 'OVER' | 'OFF_SHELF'

/** Facts that determine whether goods are on sale. Times in epoch ms; null without a start or an end. */
export interface SaleFacts {
  isOnShelf: boolean
  saleTime: number | null
  saleEnd: number | null
}

/** Returns the state of the sale of goods at `now`. */
export const saleStateOf = ({ isOnShelf, saleTime, saleEnd }: SaleFacts, now: number): SaleState => {
  if (!isOnShelf) return 'OFF_SHELF'
  if (saleTime !== null && now < saleTime) return 'TO_COME'
  return saleEnd !== null && now >= saleEnd ? 'OVER' : 'ON_SALE'
}

/** Maximum number of pieces of one spu in an order, unless the merchant sets another limit (decision 113). */
export const MOST_PIECES = 10

/** Ways in which goods that are sold with tickets reach the buyer. */
export const GOODS_WAYS = ['VENUE', 'PARCEL'] as const
export type GoodsWay = (typeof GOODS_WAYS)[number]

/** Returns how goods that are sold with tickets are delivered: in the tickets' parcel, else at the venue's counter. */
export const goodsWay = (deliverMethod: string): GoodsWay => (deliverMethod === 'EXPRESS' ? 'PARCEL' : 'VENUE')

/** The part of a rule for goods sold with tickets that limits the number of pieces. */
export interface TiedLimit {
  required: boolean
  /**
   * Number of pieces for each ticket: the required number of required goods, else the maximum. Null without a limit.
   */
  spuQty: number | null
}

/** Returns the number of required pieces for some tickets. */
export const requiredPieces = ({ required, spuQty }: TiedLimit, tickets: number): number =>
  required ? (spuQty ?? 0) * tickets : 0

/** Maximum number of pieces for some tickets, and the limit that sets it. */
export interface PieceLimit {
  most: number
  limitedBy: 'TICKETS' | 'ORDER'
}

/**
 * Returns the maximum number of pieces for some tickets. Required goods have exactly their number of pieces.
 * @param bought pieces that the order of these tickets already has
 */
export const pieceLimit = (rule: TiedLimit, tickets: number, bought = 0): PieceLimit => {
  const { required, spuQty } = rule
  const byTickets = spuQty === null ? Infinity : spuQty * tickets
  const isByTickets = required || byTickets <= MOST_PIECES
  const most = isByTickets ? byTickets : MOST_PIECES
  return { most: Math.max(0, most - bought), limitedBy: isByTickets ? 'TICKETS' : 'ORDER' }
}

/** A chosen number of pieces of one variant. */
interface PricedPieces {
  price: Fen
  quantity: number
}

/** Returns the sum of chosen goods at their public prices, fen. */
export const goodsSum = (lines: readonly PricedPieces[]): Fen =>
  sumFen([fen(0), ...lines.map(({ price, quantity }) => timesQuantity(price, quantity))])

/** Reasons why no goods can be added to the tickets of an order. `ENDED`: the tickets are unpaid or refunded. */
export const GOODS_CLOSED = ['ENDED', 'BEGAN', 'SENT'] as const
export type GoodsClosed = (typeof GOODS_CLOSED)[number]

/** Facts of the ticket order that goods belong to. Times in epoch ms. */
interface HostFacts {
  isPaid: boolean
  /** True if the show does not take place as sold. */
  isChanged: boolean
  /** Start of the session; null for a session without a start time. */
  begins: number | null
  /** True if the parcel has been sent. */
  isSent: boolean
}

/** Returns the reason why no goods can be added at `now`, or null. */
export const goodsClosed = ({ isPaid, isChanged, begins, isSent }: HostFacts, now: number): GoodsClosed | null => {
  if (!isPaid || isChanged) return 'ENDED'
  if (begins !== null && begins <= now) return 'BEGAN'
  return isSent ? 'SENT' : null
}

/** Facts of a paid order of goods for tickets. Times in epoch ms. */
interface GoodsTermsFacts {
  isChanged: boolean
  begins: number
  isSent: boolean
  /** True if the goods were handed over. */
  isOver: boolean
}

/** The reason that blocks a refund of goods for tickets, or null, and the end of refunds, epoch ms. */
interface GoodsTerms {
  blockReason: 'TOO_LATE' | null
  until: number | null
  isChanged: boolean
}

/** Returns the terms of a refund of goods for tickets at `now`: until they are sent or handed over (decision 115). */
export const goodsTerms = ({ isChanged, begins, isSent, isOver }: GoodsTermsFacts, now: number): GoodsTerms => {
  if (isChanged) return { blockReason: null, until: null, isChanged }
  const isLate = isSent || isOver || begins <= now
  return { blockReason: isLate ? 'TOO_LATE' : null, until: isLate ? null : begins, isChanged }
}

/** Returns the other part of a payment for tickets and goods, fen. @param part amount of the tickets or of the goods */
export const otherPart = (whole: Fen, part: Fen): Fen => subtractFen(whole, part)
