import type { DeliverMethod } from '../../../../../src/api/deliver-option'
import { copiesOf } from '../../../../../src/domain/combo/combo'
import {
  comboOrderPrice,
  type OrderPrice,
  type PriceSums,
  sumOfPrices,
} from '../../../../../src/domain/combo/order-price'
import { comboRefundRule } from '../../../../../src/domain/combo/refund'
import { type ComboSums, comboShares, sumsOf } from '../../../../../src/domain/combo/shares'
import { fen } from '../../../../../src/domain/money'
import { feesOf } from '../../../../../src/domain/order/all-in'
import type { PricedLine } from '../../../../../src/domain/pricing/priced'
import type { Db, Row, Tx } from '../../../core/database/database'
import { found, Refusal } from '../../../core/envelope'
import { readCombo, requireComboItems } from '../../catalogue/combo/items-service'
import type { Combo } from '../../catalogue/combo/items-service'
import { type HeldSet, readHeldSet } from '../hold-set/held-set-service'
import { type Offer, readOffer } from '../order/offer-service'
import type { SetPurchase } from '../order/set-purchase-service'
import { unitsOfQuote } from '../order/quoted-units-service'
import { linesOf, type PriceLineRow } from '../pricing/service'

/** The tickets of one session of a combo, with their part of the price. */
export interface ComboBlock extends Offer, OrderPrice {
  partId: string
  method: DeliverMethod
}

/** A priced purchase of a combo. Amounts in fen. */
export interface ComboQuote {
  combo: Combo
  held: HeldSet
  /** Number of sets of the combo. */
  setCount: number
  /** Blocks in the order of their session ids, in which rows are locked. */
  blocks: ComboBlock[]
  /** Sums of the tickets, without fees. */
  sums: ComboSums
  price: PriceSums
}

/** Returns the lines of a price of a combo for storing, with the title of the combo. */
export const comboLines = (lines: readonly PricedLine[], { row }: Combo): PriceLineRow[] =>
  linesOf({ lines, points: null }, new Map([[`PROMOTION ${row.promotion_id}`, row.title]]))

/**
 * Returns a show with the terms of a combo: the combo's refund fee, no delivery by parcel, and no resale. The notes of
 * the show then describe these terms.
 */
const inCombo = <Show extends Pick<Row<'shows'>, 'deliver_methods' | 'notes' | 'refund_rule' | 'resale_rule'>>(
  show: Show,
  feeRate: number,
): Show => ({
  ...show,
  deliver_methods: show.deliver_methods.filter((method) => method !== 'EXPRESS'),
  notes: show.notes.filter((note) => note !== 'express'),
  refund_rule: comboRefundRule(show.refund_rule, feeRate),
  resale_rule: null,
})

/** Returns the wanted delivery method if the show has it, else its first one. Throws `Refusal` deliverUnfit. */
const methodOf = (show: Pick<Row<'shows'>, 'deliver_methods'>, wanted: DeliverMethod | undefined): DeliverMethod => {
  const methods = show.deliver_methods as DeliverMethod[]
  const method = methods.find((each) => each === wanted) ?? methods[0]
  if (wanted === 'EXPRESS' || method === undefined) throw new Refusal('deliverUnfit')
  return method
}

interface Context {
  userId: string
  now: number
}

const readBlock = async (
  db: Db | Tx,
  { partId, showId, sessionId, seatPlanId, quantity, hold }: HeldSet['items'][number],
  { wanted, feeRate }: { wanted: DeliverMethod | undefined; feeRate: number },
  { userId, now }: Context,
) => {
  const purchase = { showId, sessionId, items: [{ seatPlanId, quantity }], ofSet: { hold } }
  const offer = await readOffer(db, userId, purchase, now)
  // Goods cannot be bought with a combo, not even those that every ticket of the show contains.
  if (offer.show.required_goods > 0) throw new Refusal('notOnSale')
  const show = inCombo(offer.show, feeRate)
  return { ...offer, show, partId, method: methodOf(show, wanted) }
}

/**
 * Calculates the price of a combo for a buyer at `now`. Throws `Refusal` if the purchase is not possible.
 * @param withoutCombo true for the price of the same tickets without the combo, which may have changed since they were
 * held
 */
export const quoteCombo = async (
  db: Db | Tx,
  { promotionId, holdSetId, deliverMethod }: SetPurchase,
  context: Context,
  withoutCombo = false,
): Promise<ComboQuote> => {
  const { userId, now } = context
  const held = await readHeldSet(db, userId, holdSetId, now)
  found(held.set.promotion_id === promotionId ? held.set : null)
  const combo = await readCombo(db, promotionId, now)
  if (!withoutCombo) await requireComboItems(db, combo, held.items, now)
  const shares = withoutCombo ? [] : comboShares(combo.facts, held.items)
  const byUnit = new Map(shares.map((share) => [share.unitId, share]))
  const price = (block: Offer): OrderPrice =>
    comboOrderPrice({
      units: unitsOfQuote(block),
      serviceFee: feesOf({ serviceFee: fen(block.show.service_fee) }, block.ticketCount).service,
      shares: byUnit,
      promotionId,
    })
  const blocks: ComboBlock[] = []
  for (const item of [...held.items].sort((a, b) => (a.sessionId < b.sessionId ? -1 : 1))) {
    const terms = { wanted: deliverMethod, feeRate: combo.row.refund_fee_rate }
    const block = await readBlock(db, item, terms, context)
    blocks.push({ ...block, ...price(block) })
  }
  const setCount = copiesOf(combo.facts, held.items)
  return { combo, held, setCount, blocks, sums: sumsOf(shares), price: sumOfPrices(blocks) }
}
