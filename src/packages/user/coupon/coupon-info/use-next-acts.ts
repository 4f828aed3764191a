import { useNow, useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import type { ButtonAction } from '@/components/ui/button-row/button-row'
import { couponTexts } from '@/locales/namespaces/coupon'
import { linkTo } from '@/router/link-to'
import type { CouponInfoModel, ShownCoupon } from './coupon-info.model'
import { kindAct, type NextAct, ownAct } from './next-act'

const useNextAct = (model: CouponInfoModel, { own, kind }: ShownCoupon): NextAct => {
  const t = useTexts(couponTexts)
  const { navigate } = useServices()
  const now = useNow()
  if (own) {
    const { couponId, couponTemplateId, title } = own
    const to = linkTo('coupons-showlist', { couponTemplateId, couponId, title })
    const use = { text: t('coupon.use'), to, onClick: () => model.use(own) }
    return ownAct(own, { use, show: { text: t('coupon.showCode'), onClick: () => model.setCodeOpen(true) } }, now, t)
  }
  const to = model.loggedIn ? undefined : navigate.loginLink()
  return kindAct(kind, { text: t('coupon.receive'), to, onClick: () => model.receive(kind) }, now, t)
}

/**
 * Returns the actions on a coupon and a remark. The last action is the main action. If the coupon can be received
 * again, this action is included.
 */
export const useNextActs = (model: CouponInfoModel, shown: ShownCoupon): { note?: string; actions: ButtonAction[] } => {
  const t = useTexts(couponTexts)
  const { note, action } = useNextAct(model, shown)
  const { own } = shown
  const main = action ? [action] : []
  if (!own?.canReceive) return { note, actions: main }
  const { couponTemplateId } = own
  const again: ButtonAction = {
    text: t('coupon.receiveAgain'),
    secondary: main.length > 0,
    onClick: () => model.receive({ couponTemplateId, needFaceAuth: false }),
  }
  return { note, actions: [again, ...main] }
}
