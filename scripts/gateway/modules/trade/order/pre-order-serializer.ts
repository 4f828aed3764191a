import { ENGINE_VERSION } from '../../../../../src/domain/pricing/price-of'
import type { Row } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { purchaseAgreement } from '../purchase/agreement-service'
import { serializeGoods } from '../item-order/quote-service'
import { serializeCash } from '../item-order/cash-service'
import { serializeCoupon } from '../coupon/service'
import { notesIn } from '../../catalogue/show/note-service'
import { serializePointUsage } from '../points/rule-service'
import { sealPrice } from '../purchase/price-token-service'
import { serializeLines } from '../purchase/price-lines-service'
import { serializeOffered } from './offered-show-service'
import type { Quote } from './quote'

/** Serializes a priced purchase (contract: api/purchase PreOrder). */
export const serializePreOrder = (
  quote: Quote,
  user: Pick<Row<'users'>, 'cellphone'>,
  { lang, priceKey }: { lang: Language; priceKey: Uint8Array },
) => {
  const { show, privilege, coupons, couponId, hold, plans } = quote
  const planName = (seatPlanId: string): string =>
    plans.find(({ seat_plan_id }) => seat_plan_id === seatPlanId)?.name[lang] ?? ''
  return {
    ...serializeOffered(quote, lang),
    goods: serializeGoods(quote.goods, lang),
    hasGoods: quote.hasGoods,
    priceLines: serializeLines(quote.lines, lang),
    priceToken: sealPrice(priceKey, quote.lines),
    total: quote.total,
    payAmount: quote.payAmount,
    contactType: user.cellphone ? 'PHONE' : 'EMAIL',
    coupons: coupons.map(({ row, candidate }) => serializeCoupon(row, candidate, planName, lang)),
    couponId: couponId ?? '',
    pointUsage: serializePointUsage(quote.points, quote.facts.points),
    cashCards: serializeCash(quote.cashCards, lang),
    pricingFacts: {
      ...{ engineVersion: ENGINE_VERSION, basket: quote.basket },
      promotions: quote.facts.promotions.map((facts, at) => ({ ...facts, title: quote.promotions[at].title[lang] })),
      rates: quote.rates.map(({ name, ...rate }) => ({ ...rate, title: name[lang] })),
      ...{ promoPrimeShared: quote.facts.promoPrimeShared, cover: quote.facts.cover ?? null },
      points: quote.facts.points ?? null,
      cashCards: quote.facts.cashCards ?? [],
      // A coupon that does not reduce the price cannot be selected.
      coupons: quote.facts.coupons.filter((_, at) => coupons[at].candidate.payAmount !== null),
    },
    // Shows the refund rule that the order will have.
    notes: notesIn({ ...show, refund_rule: privilege?.refund_rule ?? show.refund_rule }, lang),
    privilegeId: privilege?.privilege_id ?? '',
    agreement: purchaseAgreement(lang),
    holdExpiresAt: hold?.expires_at ?? null,
  }
}
