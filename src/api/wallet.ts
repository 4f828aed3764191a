import * as v from 'valibot'
import { get, type NoParams } from '@/request/call'
import * as w from './wire'

const entry = v.object({
  kind: v.picklist(['COUPON', 'CARD']),
  /** The coupon, or the buyer's card (`userCardInstanceId`). */
  id: v.pipe(v.string(), v.nonEmpty()),
  /** The kind of coupon, or of card. */
  kindId: w.text(),
  title: w.text(),
  /** Fixed amount of a coupon or balance of a card, fen; null for others. */
  amount: w.priceOrNull,
  /** Tickets that a card can still cover; null for others. */
  timesLeft: w.numberOrNull,
  /** Epoch ms. */
  endTime: w.moment,
})
/** A coupon or a card with an end. */
export type WalletEntry = v.InferOutput<typeof entry>

const count = w.number()

const walletSchema = v.object({
  /** Coupons that can still be used. `worth` is the sum of their fixed amounts, fen. */
  coupons: v.object({ count, worth: w.amount }),
  /** Cards that are not past, with the sum of their balances, fen, and of the tickets that they can still cover. */
  cards: v.object({ count, balance: w.amount, timesLeft: count }),
  /** Points that can be used now. */
  points: v.object({ usable: w.count }),
  /** Tags that codes unlocked. */
  entitlements: v.object({ count }),
  /** At most five, the nearest end first. Entitlements have no end. */
  endsFirst: w.list(entry),
})
/** The count and worth of all that a buyer has, and what ends first. */
export type Wallet = v.InferOutput<typeof walletSchema>

/** Returns the buyer's wallet. The path is this project's. */
export const wallet = get<NoParams, Wallet>('user/buyer/v1/wallet', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(walletSchema),
})
