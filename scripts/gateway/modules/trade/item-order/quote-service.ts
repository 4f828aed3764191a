import { fen, type Fen, sumFen, timesQuantity } from '../../../../../src/domain/money'
import type { Basket } from '../../../../../src/domain/pricing/basket'
import { ENGINE_VERSION, priceOf, type PricingFacts } from '../../../../../src/domain/pricing/price-of'
import type { Candidate, Priced } from '../../../../../src/domain/pricing/priced'
import type { Db, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { levelRates } from '../../base/member/rate-service'
import type { NamedRate } from '../../base/user/service'
import { couponFacts, type CouponRow, heldCoupons, refuseForeignCoupon, serializeCoupon } from '../coupon/service'
import { firstAnswer } from '../../../core/run-hooks'
import { arePointsShort } from '../../../../../src/domain/pricing/points'
import { feeOfPlan, serializePlan } from '../goods-delivery/plan-service'
import { pointAccount } from '../points/read-service'
import { pointFacts, serializePointUsage } from '../points/rule-service'
import { serializeCash, type UsedCash } from './cash-service'
import { linesOf, type PriceLineRow } from '../pricing/service'
import { purchaseAgreement } from '../purchase/agreement-service'
import { serializeLines } from '../purchase/price-lines-service'
import { sealPrice } from '../purchase/price-token-service'
import type { ItemPurchase } from './input-service'
import type { GoodsRow } from './tables'
import { type ItemOffer, offerOf } from './kind-service'
import type { ItemKindName } from '../../../../../src/domain/order/item-order'

/** A priced purchase of items. Amounts in fen; reductions are negative lines. */
export interface ItemQuote {
  offer: ItemOffer & { kind: ItemKindName }
  quantity: number
  coupons: { row: CouponRow; candidate: Candidate }[]
  couponId: string | null
  lines: PriceLineRow[]
  /** The buyer's cash cards in the order of their use, and the sum that they pay. */
  cashCards: UsedCash[]
  cardAmount: Fen
  /** The part that points pay; null if no points are offered. */
  points: Priced['points']
  /** True if the buyer has too few points for the choice. */
  isShort: boolean
  shares: Priced['shares']
  total: Fen
  payAmount: Fen
  /** Points that the items cost, and points that the buyer can use. */
  payPoints: number
  usablePoints: number
  /** The buyer's rates for such items. */
  rates: NamedRate[]
  /** Input of the pricing engine. */
  basket: Basket
  facts: PricingFacts
}

const basketOf = ({ kind, spuId, price, goods, shop }: ItemQuote['offer'], quantity: number): Basket => ({
  units:
    goods?.units ??
    Array.from({ length: quantity }, (_, at) => ({
      unitId: `${spuId}-${at + 1}`,
      ...{ kind, price, pieces: 1, itemId: spuId },
      ...{ showId: '', sessionId: '', seatPlanId: '', venueId: '', showType: '', tagIds: [], categoryId: '' },
    })),
  delivery: shop ? feeOfPlan(shop.delivery) : null,
  service: fen(0),
})

/**
 * Calculates the price of a purchase of items for a buyer at `now`. Throws `Refusal` if the purchase is not possible.
 */
export const quoteItem = async (
  db: Db | Tx,
  { spuId, quantity, couponId, added, shop, pointAmount, cashCards: chosen }: Omit<ItemPurchase, 'audienceId'>,
  context: { userId: string; now: number },
): Promise<ItemQuote> => {
  const { userId, now } = context
  const offer = await offerOf(db, spuId, context, { added, shop })
  if (quantity > offer.most) throw new Refusal('itemLimitReached', { params: { count: String(offer.most) } })
  await refuseForeignCoupon(db, userId, couponId)
  const rows = await heldCoupons(db, userId, now)
  const { prime_level: level } = await getRow(db, 'users', { user_id: userId })
  const rates = (await levelRates(db, level)).filter(({ kind }) => kind === offer.kind)
  const basket = basketOf(offer, quantity)
  // Cards cannot buy cards.
  const cash = offer.kind === 'CARD' ? [] : ((await firstAnswer('items.cash', db, context, chosen)) ?? [])
  const facts = {
    promotions: [],
    coupons: rows.map((row) => couponFacts(row, now)),
    rates: rates.map(({ name: _, ...rate }) => rate),
    points: offer.kind === 'GOODS' ? await pointFacts(db, userId, now) : null,
    cashCards: cash.map(({ name: _, until: __, ...card }) => card),
  }
  const points = pointAmount === undefined ? undefined : fen(pointAmount)
  const priced = priceOf(basket, { couponId, points, cashCards: chosen }, facts, now)
  if (couponId && priced.couponId !== couponId) throw new Refusal('couponUnfit')
  if (priced.cashCards.some(({ cashId, reason }) => reason === 'SCOPE' && chosen?.includes(cashId)))
    throw new Refusal('cardUnfit')
  const titles = new Map([
    ...rates.map(({ rateId, name }) => [`MEMBER ${rateId}`, name] as const),
    ...rows.map((row) => [`COUPON ${row.coupon_id}`, row.title] as const),
    ...cash.map(({ cashId, name }) => [`CASH_CARD ${cashId}`, name] as const),
  ])
  return {
    ...{
      offer,
      quantity,
      rates,
      basket,
      facts,
      shares: priced.shares,
      total: priced.total,
      payAmount: priced.payAmount,
    },
    coupons: rows.map((row, at) => ({ row, candidate: priced.candidates[at] })),
    couponId: priced.couponId || null,
    payPoints: offer.points * quantity,
    usablePoints: offer.points === 0 ? 0 : (await pointAccount(db, userId, now)).usable,
    lines: linesOf(priced, titles),
    cashCards: cash.map((card, at) => ({ card, part: priced.cashCards[at] })),
    cardAmount: sumFen(priced.cashCards.map(({ amount }) => amount)),
    points: priced.points,
    isShort: arePointsShort(facts.points, pointAmount),
  }
}

/** Serializes an offered item (contract: api/item-order OrderedItem). */
const serializeItem = ({ offer, quantity }: ItemQuote, lang: Language) => ({
  ...{ itemId: offer.spuId, spuId: offer.spuId, name: offer.name[lang], posterUrl: offer.posterUrl },
  ...{
    quantity,
    price: offer.price,
    amount: timesQuantity(offer.price, quantity),
    idArr: [],
    required: false,
    refunded: 0,
  },
})

/** Serializes ordered goods (contract: api/item-order OrderedItem). */
export const serializeGoods = (goods: readonly GoodsRow[], lang: Language) =>
  goods.map(({ spuId, skuId, name, posterUrl, idArr, quantity, price, required, refunded = 0 }) => ({
    ...{ itemId: skuId, spuId, name: name[lang], posterUrl, quantity, price, required, refunded },
    amount: timesQuantity(fen(price), quantity),
    idArr: idArr.map((part) => ({ ...part, attributeValue: part.attributeValue[lang] })),
  }))

/** Serializes a priced purchase of items (contract: api/item-order ItemPrice). */
export const serializeItemPrice = (quote: ItemQuote, { lang, priceKey }: { lang: Language; priceKey: Uint8Array }) => ({
  itemKind: quote.offer.kind,
  items: quote.offer.goods ? serializeGoods(quote.offer.goods.lines, lang) : [serializeItem(quote, lang)],
  most: quote.offer.most,
  identity: quote.offer.idTypes && { idTypes: quote.offer.idTypes },
  notes: quote.offer.notes.map((note) => note[lang]),
  priceLines: serializeLines(quote.lines, lang),
  priceToken: sealPrice(priceKey, quote.lines),
  total: quote.total,
  payAmount: quote.payAmount,
  pointUsage: serializePointUsage(quote.points, quote.facts.points),
  cashCards: serializeCash(quote.cashCards, lang),
  payPoints: quote.payPoints,
  usablePoints: quote.usablePoints,
  coupons: quote.coupons.map(({ row, candidate }) => serializeCoupon(row, candidate, () => '', lang)),
  couponId: quote.couponId ?? '',
  pricingFacts: {
    ...{ engineVersion: ENGINE_VERSION, basket: quote.basket, promotions: [] },
    rates: quote.rates.map(({ name, ...rate }) => ({ ...rate, title: name[lang] })),
    ...{
      promoPrimeShared: true,
      cover: null,
      points: quote.facts.points ?? null,
      cashCards: quote.facts.cashCards ?? [],
    },
    // A coupon that does not reduce the price cannot be selected.
    coupons: quote.facts.coupons.filter((_, at) => quote.coupons[at].candidate.payAmount !== null),
  },
  agreement: purchaseAgreement(lang, quote.offer.agreement),
  ...(quote.offer.shop ? serializePlan(quote.offer.shop.delivery, lang) : { deliverMethods: [], goodsDelivery: null }),
})
