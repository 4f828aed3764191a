import { DEMO_MEMBER } from '../../../../scripts/gateway/core/seed/demo-member'
import { couponCodes } from '../../../../scripts/gateway/modules/trade/counter/code-service'
import { cardTexts } from '../../../../src/locales/namespaces/card'
import { couponTexts } from '../../../../src/locales/namespaces/coupon'
import { couponCounterTexts } from '../../../../src/locales/namespaces/coupon-counter'
import { productTexts } from '../../../../src/locales/namespaces/product'
import type { Scenario } from '../scenario'
import { addressOf, atPaid, nameOf, pageOf, placeOrder } from '../steps'
import { BOX } from './seats'

/** A coupon of the sandbox's member that is used at a counter. */
const COUPON = { userId: DEMO_MEMBER, couponId: `CCT10${DEMO_MEMBER}`, couponTemplateId: '', orderId: '' }
/** Id of a card that covers five tickets of the black box theater. */
const CARD = 'BC4'

const button = (label: string) => ({ text: label, role: 'button', enabled: true })

/** Scenarios of coupons and privilege cards. */
export const benefits: Scenario[] = [
  {
    name: 'a coupon shows its code, which a counter verifies',
    run: async (stage) => {
      const t = stage.texts(couponCounterTexts)
      const address = addressOf('coupon-info', { couponId: COUPON.couponId })
      const host = stage.launch({ device: await stage.member(), address })
      await host.tap(button(stage.texts(couponTexts)('coupon.showCode')))
      const sheet = await host.dialog(t('counterCode.title'))
      const [label = ''] = t('counterCode.label', { number: 1, seconds: 60 }).split('60')
      await host.find({ part: label, role: 'img' }, sheet)
      const [{ verifyCode }] = await couponCodes(stage.gateway.gateway.context, COUPON)
      const body = { text: verifyCode, counter: 'bar' }
      await stage.gateway.ask('counter/api/verifications', { method: 'POST', body })
      await host.find(t('counterCode.verified'))
      stage.did('code of a coupon verified')
    },
  },
  {
    name: 'a card is bought, and books two seats without another payment',
    run: async (stage) => {
      const t = stage.texts(cardTexts)
      const product = stage.texts(productTexts)
      const address = addressOf('card-detail', { cardId: CARD })
      const host = stage.launch({ device: await stage.member(), address })
      await host.tap(button(t('card.buy')))
      await placeOrder(stage, host, 'card-confirm')
      await host.at(pageOf('product-detail'))
      await host.find(product('product.state.SUCCEEDED'))
      stage.did('card bought')
      await host.until(() => host.network.open === 0, 'the cards of the order are not loaded')
      await host.tap(button(product('product.see.CARD')))
      await host.at(pageOf('card-detail'))
      await host.tap(button(t('card.book')))
      await host.at(pageOf('card-range'))
      await host.tap({ part: nameOf(BOX), role: 'button' })
      await host.at(pageOf('pick-seat'))
      const seat = stage.texts('seat')
      await host.tap(button(seat('best.take', { count: 2 })))
      const [pay = ''] = seat('act.paySum', { count: 2, sum: '¥' }).split('¥')
      await host.tap({ part: pay, role: 'button', enabled: true })
      await placeOrder(stage, host)
      await atPaid(stage, host)
      stage.did('seats booked by a card')
    },
  },
]
