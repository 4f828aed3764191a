import type { Fen } from '@/domain/money'
import { type Combined, comparedCombinations, type PricedChoice } from '@/domain/pricing/compare'
import { priceOf } from '@/domain/pricing/price-of'
import { priceSteps } from '@/domain/pricing/steps'
import { joinFacts } from '@/lib/join-facts'
import type { Translate } from '@/locales/keys'
import type { checkoutTexts } from '@/locales/namespaces/checkout'
import type { CheckoutPrice } from '../checkout-price'
import { titleOfLine } from '../preview-price'

/** Maximum number of combinations in the list. */
const MOST = 8

interface Calculation {
  /** Amounts in fen: the amount before the reduction, and the reduction. */
  steps: { id: string; title: string; base: Fen; cut: Fen }[]
  /** The lowest amount due first, fen, before cash cards. */
  combinations: { id: string; title: string; due: Fen; isChosen: boolean }[]
  /** Number of all compared combinations. */
  count: number
}

/** Returns the steps of the displayed price, and the combinations that the calculation compares, with their names. */
export const calculationOf = (
  priced: PricedChoice,
  price: CheckoutPrice,
  t: Translate<typeof checkoutTexts>,
): Calculation => {
  const { basket, facts, choice, now } = priced
  const result = priceOf(basket, choice, facts, now)
  const titleOf = (kind: 'MEMBER' | 'PROMOTION' | 'COUPON', sourceId: string): string =>
    titleOfLine(price, kind, sourceId) || t(`price.lines.${kind}`)
  const { count, first } = comparedCombinations(priced, MOST)
  const nameOf = ({ couponId, isRated, promotionIds }: Combined): string =>
    joinFacts([
      isRated ? t('price.lines.MEMBER') : null,
      ...promotionIds.map((id) => titleOf('PROMOTION', id)),
      couponId === '' ? null : titleOf('COUPON', couponId),
    ]) || t('reductions.plain')
  const isRated = result.lines.some(({ kind }) => kind === 'MEMBER')
  const isChosen = (each: Combined): boolean =>
    each.couponId === choice.couponId &&
    each.isRated === isRated &&
    each.promotionIds.join() === result.promotionIds.join()
  return {
    steps: priceSteps(basket, facts, result).map(({ kind, sourceId, base, cut }) => ({
      ...{ id: `${kind} ${sourceId}`, base, cut },
      title: titleOfLine(price, kind, sourceId) || t(`price.lines.${kind}`),
    })),
    combinations: first.map((each) => ({
      ...{ id: [each.isRated, ...each.promotionIds, each.couponId].join(), title: nameOf(each) },
      ...{ due: each.due, isChosen: isChosen(each) },
    })),
    count,
  }
}
