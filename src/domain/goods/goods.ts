import type { ItemRefund } from '../refund/item'
import { type Fen, fen, subtractFen, sumFen, timesQuantity } from '../money'

/** Stock as buyers see it. The exact number of pieces leaves the gateway only up to `FEW_PIECES` (decision 106). */
export const STOCK_STATES = ['PLENTY', 'FEW', 'NONE'] as const
type StockState = (typeof STOCK_STATES)[number]

const FEW_PIECES = 10

/** Returns the displayed stock of a variant, with the number of pieces if there are few. */
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

/** Returns the way of goods that accompany tickets: in the same parcel, else at the counter of the venue. */
export const goodsWay = (deliverMethod: string): GoodsWay => (deliverMethod === 'EXPRESS' ? 'PARCEL' : 'VENUE')

/** A rule that sells goods with tickets, as far as it limits the number of pieces. */
export interface TiedLimit {
  required: boolean
  /** Most or required pieces for each ticket; null without this limit. */
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

/** Reasons why no goods can be added to the tickets of an order. `ENDED`: the tickets are not paid, or given back. */
export const GOODS_CLOSED = ['ENDED', 'BEGAN', 'SENT'] as const
export type GoodsClosed = (typeof GOODS_CLOSED)[number]

/** Facts of the ticket order that goods belong to. Times in epoch ms. */
interface HostFacts {
  isPaid: boolean
  /** True if the show does not take place as sold. */
  isChanged: boolean
  /** Start of the session; null for a session without a start. */
  begins: number | null
  /** True if the parcel has left. */
  isSent: boolean
}

/** Returns the reason why no goods can be added at `now`, or null. */
export const goodsClosed = ({ isPaid, isChanged, begins, isSent }: HostFacts, now: number): GoodsClosed | null => {
  if (!isPaid || isChanged) return 'ENDED'
  if (begins !== null && begins <= now) return 'BEGAN'
  return isSent ? 'SENT' : null
}

/** Facts of a paid order of goods. Amounts in fen, times in epoch ms. */
interface GoodsRefundFacts {
  /** Amount paid in money and by cash cards. */
  paid: Fen
  isChanged: boolean
  begins: number
  isSent: boolean
  /** True if the goods were handed over. */
  isOver: boolean
}

/** Returns the refund of goods at `now`: the full amount before they are sent or handed over (decision 115). */
export const goodsRefund = ({ paid, isChanged, begins, isSent, isOver }: GoodsRefundFacts, now: number): ItemRefund => {
  if (isChanged) return { blockReason: null, amount: paid, until: null, isChanged }
  if (isSent || isOver || begins <= now) return { blockReason: 'TOO_LATE' }
  return { blockReason: null, amount: paid, until: begins }
}

/** Returns the other part of a payment for tickets and goods, fen. @param part of the tickets, or of the goods */
export const otherPart = (whole: Fen, part: Fen): Fen => subtractFen(whole, part)
