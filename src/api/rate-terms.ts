import * as v from 'valibot'
import * as w from './wire'

const ids = w.list(v.string())

/** The lists of a coupon's use rule (`couponUseLimitVO`). */
export const useLimits = v.object({
  ...{ showIds: ids, showSessionIds: ids, seatPlanIds: ids, venueIds: ids },
  ...{ showTypes: ids, tagIds: ids, itemIds: ids, categoryIds: ids },
})

/** Terms of a rate (domain/pricing/rate). One of `rate` and `cut` is set. */
export const rateTerms = {
  /** Share of the price to pay, basis points. */
  rate: w.numberOrNull,
  /** Sum off each piece, fen. */
  cut: w.priceOrNull,
  useCouponRule: w.text(),
  couponUseLimitVO: w.objectOrNull(useLimits),
}
