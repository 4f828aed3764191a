import * as v from 'valibot'
import { get, type NoParams } from '@/request/call'
import * as w from './wire'

const entry = v.object({
  kind: v.picklist(['COUPON', 'CARD']),
  /** Id of the coupon, or of the buyer's card (`userCardInstanceId`). */
  id: v.pipe(v.string(), v.nonEmpty()),
  /** Id of the kind of coupon or card. */
  kindId: w.text(),
  title: w.text(),
  /** Fixed amount of a coupon or balance of a card, fen; null for others. */
  amount: w.priceOrNull,
  /** Number of tickets that a card can still cover; null for other entries. */
  timesLeft: w.numberOrNull,
  /** End of the validity, epoch ms. */
  endTime: w.moment,
})
/** A coupon or a card that expires. */
export type WalletEntry = v.InferOutput<typeof entry>

const count = w.number()

const walletSchema = v.object({
  /** Usable coupons. `worth` is the sum of their fixed amounts, fen. */
  coupons: v.object({ count, worth: w.amount }),
  /** Current cards, with the sum of their balances, fen, and of the tickets that they can still cover. */
  cards: v.object({ count, balance: w.amount, timesLeft: count }),
  /** Points that can be used now. */
  points: v.object({ usable: w.count }),
  /** Number of tags that codes have unlocked for the buyer. */
  entitlements: v.object({ count }),
  /** At most five entries, the earliest end first. Tags are not included because they have no end. */
  endsFirst: w.list(entry),
})
/** Count and value of the buyer's coupons and cards, number of tags, and the entries that expire first. */
export type Wallet = v.InferOutput<typeof walletSchema>

/** Returns the buyer's wallet. The path is not in the specification. */
export const wallet = get<NoParams, Wallet>('user/buyer/v1/wallet', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(walletSchema),
})
