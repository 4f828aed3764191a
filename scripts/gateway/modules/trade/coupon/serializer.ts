import { type CouponRules, limitsOf } from '../../../../../src/domain/pricing/coupon-facts'
import type { Row } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { categoryOf } from '../../catalogue/show/category-service'
import { type OwnCoupon, stateOfRow } from './list-service'
import { obtainBlock, validityOf } from './obtain-service'
import { texts } from './texts'

type Template = Row<'coupon_templates'>

/** Time for which a coupon is marked as new after its receipt, ms. */
const NEW_FOR = 86_400_000

const scopeIn = (rules: CouponRules, lang: Language): string => {
  const { useCouponRule, couponBizTypes } = rules
  const { showTypes } = limitsOf(rules)
  if (couponBizTypes.length === 0) return texts.translate(lang, 'scope.CARD')
  if (useCouponRule === 'LIMIATION_SHOW_TYPE_OR_TAG' && showTypes.length > 0)
    return texts.translate(lang, 'scope.category', {
      names: showTypes.map((code) => categoryOf(code, lang).displayName).join(texts.translate(lang, 'scope.and')),
    })
  if (useCouponRule === 'ALL_PRODUCT' && couponBizTypes.length > 1) return texts.translate(lang, 'scope.ALL_PRODUCT')
  if (useCouponRule === 'ALL_PRODUCT' || useCouponRule === 'ALL_SHOW') {
    const [type = 'SHOW'] = couponBizTypes
    return texts.translate(lang, `scope.${type as 'SHOW'}`)
  }
  return texts.translate(lang, `scope.${useCouponRule as 'LIMIATION_SHOW_DATA'}`)
}

const rulesIn = (rules: CouponRules, lang: Language) => ({
  couponType: rules.couponType,
  limitationType: rules.limitationType,
  limitation: rules.limitation,
  amount: rules.amount,
  // Responses contain the share of the price that the buyer still pays.
  discount: rules.discount === null ? 0 : rules.discount / 10_000,
  qty: rules.qty,
  useWay: rules.useWay,
  useCouponRule: rules.useCouponRule,
  useCouponRuleDesc: scopeIn(rules, lang),
  couponBizTypes: rules.couponBizTypes,
  combinesWith: rules.combinesWith,
})

/** Serializes a coupon of a buyer (contract: api/coupon Coupon). */
export const serializeOwn = (row: OwnCoupon & { unfit?: string | null }, lang: Language, now: number) => {
  const couponStatus = stateOfRow(row, now)
  return {
    couponId: row.coupon_id,
    couponTemplateId: row.template_id,
    title: row.title[lang],
    couponStatus,
    startTime: row.start_time,
    expireTime: row.expire_time,
    usedTime: couponStatus === 'USED' ? (row.verified_at ?? row.used_at) : null,
    isNewArrival: couponStatus === 'AVAILABLE' && row.received_at !== null && now - row.received_at < NEW_FOR,
    orderId: (couponStatus === 'REFUNDING' ? row.refund_order_id : row.used_order_id) ?? '',
    orderType: row.of_items ? 'goods' : 'ticket',
    unfitReason: row.unfit ?? '',
    usesLeft: row.rules.useWay === 'OFFLINE' && row.rules.qty > 1 ? row.rules.qty - row.uses_over : null,
    ...rulesIn(row.rules, lang),
  }
}

/** Serializes a kind of coupon (contract: api/coupon CouponKind). */
export const serializeKind = (template: Template, lang: Language, now: number) => {
  const validity = validityOf(template)
  const block = obtainBlock(template, now)
  return {
    couponId: '',
    couponTemplateId: template.template_id,
    title: template.title[lang],
    ...(validity.expirationType === 'FIXED'
      ? { ...validity, length: 0, expirationUnit: 'DAY' }
      : { ...validity, startTime: null, expireTime: null }),
    ...rulesIn(template.rules, lang),
    needFaceAuth: template.need_face_auth,
    /** Number of coupons left, or null without a limit. */
    stock: template.stock,
    obtainStartTime: template.obtain_from,
    obtainState:
      block === null ? 'OPEN' : { couponNotYet: 'NOT_YET', couponOver: 'OVER', couponOutOfStock: 'GONE' }[block],
  }
}

/** A show that a coupon lists. Without sessions, the coupon applies to the whole show. */
export interface NamedShow {
  showId: string
  showName: string
  sessions: { sessionName: string; seatPlanNames: string[] }[]
}

/** The shows that a coupon lists, and the numbers of shows and goods on sale that it can be used for. */
export interface CouponScope {
  shows: NamedShow[]
  showCount: number
  itemCount: number
}

/** Serializes the texts and the scope of a coupon (contract: api/coupon CouponDetail). */
export const serializeTexts = (
  { texts: own }: Pick<Template, 'texts'>,
  { shows, showCount, itemCount }: CouponScope,
  lang: Language,
) => ({
  restrictionDescription: own.restriction?.[lang] ?? '',
  promotionDescription: own.promotion?.[lang] ?? '',
  excludeScopeDesc: own.excludeScope?.[lang] ?? '',
  ruleComments: (own.ruleComments ?? []).map((text) => text[lang]),
  channelNames: (own.channelNames ?? []).map((text) => text[lang]),
  couponRangeVoList: shows.map(({ showName, sessions }) => ({ showName, sessionRangeVoList: sessions })),
  showCount,
  itemCount,
})
