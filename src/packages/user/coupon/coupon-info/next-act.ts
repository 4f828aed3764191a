import type { CouponKindDetail, OwnCouponDetail } from '@/api/coupon'
import { shopClock } from '@/components/coupon/coupon-text'
import { orderLink } from '@/components/order/order-link'
import { momentText } from '@/components/dates'
import type { ButtonAction } from '@/components/ui/button-row/button-row'
import type { Translate } from '@/locales/keys'
import type { couponTexts } from '@/locales/namespaces/coupon'
import { linkTo } from '@/router/link-to'

type T = Translate<typeof couponTexts>

/** Next action on a coupon, with a note: the reason why there is no action, or a remark. */
export interface NextAct {
  note?: string
  action?: ButtonAction
}

const others = (t: T): ButtonAction => ({ text: t('coupon.others'), to: linkTo('coupon-recommend-list') })

/** Returns the next action on a kind of coupon that this buyer does not have. @param now epoch ms */
export const kindAct = (kind: CouponKindDetail, receive: ButtonAction, now: number, t: T): NextAct => {
  const { obtainState, obtainStartTime } = kind
  if (obtainState === 'OPEN') return { action: receive }
  if (obtainState !== 'NOT_YET') return { note: t(`coupon.note.${obtainState}`), action: others(t) }
  return obtainStartTime === null
    ? {}
    : { note: t('coupon.note.NOT_YET', { time: momentText(obtainStartTime, shopClock(now), t) }) }
}

/** Purchases other than tickets to which a coupon can apply. */
const ELSEWHERE = ['PARKING_FEE', 'ITEM', 'PRIVILEGE_CARD'] as const

/** Actions for using a coupon. */
interface Uses {
  use: ButtonAction
  /** Shows the coupon's code for a counter. */
  show: ButtonAction
}

/** Returns the action that uses a coupon (domain §4): at the venue, for another kind of purchase, or for shows. */
const useAct = (
  { couponId, couponType, useWay, couponBizTypes }: OwnCouponDetail,
  { use, show }: Uses,
  t: T,
): NextAct => {
  const place = ELSEWHERE.find((type) => couponBizTypes.includes(type))
  if (place === 'PARKING_FEE')
    return {
      note: t('coupon.note.PARKING_FEE'),
      action: { text: t('coupon.toParking'), to: linkTo('parking-payment', { couponId }) },
    }
  if (useWay === 'OFFLINE') return { note: t('coupon.note.counter'), action: show }
  if (couponType === 'OUTER') return { note: t('coupon.note.counter') }
  if (!place || couponBizTypes.includes('SHOW')) return { action: use }
  const action =
    place === 'ITEM'
      ? { text: t('coupon.toShop'), to: linkTo('shop') }
      : { text: t('coupon.toCards'), to: linkTo('card-list') }
  return { note: t(`coupon.note.${place}`), action }
}

/** Returns the next action on a buyer's coupon. @param now epoch ms */
export const ownAct = (own: OwnCouponDetail, uses: Uses, now: number, t: T): NextAct => {
  const { card, couponStatus, orderId, orderType, startTime } = own
  const toOrder = orderId ? { action: { text: t('coupon.toOrder'), to: orderLink(orderId, orderType) } } : {}
  switch (couponStatus) {
    case 'AVAILABLE':
      return useAct(own, uses, t)
    case 'PENDING':
      return startTime === null
        ? {}
        : { note: t('coupon.note.PENDING', { time: momentText(startTime, shopClock(now), t) }) }
    case 'UN_AVAILABLE':
      return orderId
        ? { note: t('coupon.note.held'), ...toOrder }
        : { note: t('coupon.note.withdrawn'), action: others(t) }
    case 'USED':
      if (card) {
        const { cardId, userCardInstanceId, cardName: name } = card
        const to = linkTo('card-detail', { cardId, userCardInstanceId })
        return { note: t('coupon.note.exchanged', { name }), action: { text: t('coupon.toCard'), to } }
      }
      return { note: t(orderId ? 'coupon.note.used' : 'coupon.note.verified'), ...toOrder }
    case 'REFUNDING':
      return {
        note: t('coupon.note.refunding'),
        action: {
          text: t('coupon.toRefund'),
          to: orderType === 'goods' ? orderLink(orderId, orderType) : linkTo('refund-order-tickets', { orderId }),
        },
      }
    case 'EXPIRED':
      return { note: t('coupon.note.expired'), action: others(t) }
  }
}
