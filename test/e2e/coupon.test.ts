import type { Shopper } from '../../scripts/browser/shopper'
import { orderShow } from '../../scripts/browser/steps/browse'
import { logIn, MEMBER } from '../../scripts/browser/steps/log-in'
import { atCashier, atPaid, goToCashier, submitOrder } from '../../scripts/browser/steps/order'
import { go } from '../../scripts/browser/tour/stop'
import { COUNTER_TEXTS } from '../../scripts/gateway/modules/trade/counter/page/texts'
import { couponTexts } from '../../src/locales/namespaces/coupon'
import { couponCodeTexts } from '../../src/locales/namespaces/coupon-code'
import { couponCounterTexts } from '../../src/locales/namespaces/coupon-counter'
import { packetTexts } from '../../src/locales/namespaces/packet'
import { DEMO_MEMBER } from '../../scripts/gateway/core/seed/demo-member'
import { bodyOf } from './support/body-of'
import { comeAs, useStage } from './support/stage'

/** Coupon that reduces an order of at least ¥100 by ¥20, for any show. */
const GIFT = '新友见面礼 20 元'
const PACKET = '/coupon-share?packetCode=P-demo-packet'

describe('coupons', () => {
  const stage = useStage()
  const shown = (shopper: Shopper, text: string | RegExp) =>
    shopper.screen().getByText(text).filter({ visible: true }).first()

  stage.walk(
    'are received in the list, applied at the checkout, and used by the payment',
    { as: '13900000071' },
    async (shopper) => {
      const t = shopper.texts(couponTexts)
      await go(shopper, '/coupon-recommend-list')
      await shopper.button(`${t('coupon.get')} ${GIFT}`).click()
      await shown(shopper, t('coupon.received')).waitFor()
      await orderShow(shopper, 'S1003')
      const reduced = shopper.texts('core')('price.minus', { amount: '20' })
      await shown(shopper, reduced).waitFor()
      await submitOrder(shopper)
      await goToCashier(shopper)
      await atCashier(shopper, 'pay')
      await atPaid(shopper)
      await go(shopper, '/history-coupon')
      await shopper.buttonContaining(GIFT).click()
      await shown(shopper, t('coupon.event.USED')).waitFor()
    },
  )

  stage.walk(
    'are shared with a friend, whose share the sender then sees',
    { isVariant: true, as: '13900000072' },
    async (friend) => {
      const t = friend.texts(packetTexts)
      await go(friend, PACKET)
      await friend.button(t('packet.take')).click()
      await shown(friend, t('packet.mine')).waitFor()
      const maker = await comeAs(stage, { as: MEMBER })
      await go(maker, PACKET)
      await maker.screen().getByRole('listitem').nth(1).waitFor()
      await maker.close()
    },
  )

  stage.walk(
    'are verified at the counter by a code that is valid once',
    { isVariant: true, as: MEMBER },
    async (shopper) => {
      const t = shopper.texts(couponCounterTexts)
      const counterTexts = COUNTER_TEXTS['zh-CN']
      await go(shopper, `/coupon-info?couponId=CCT10${DEMO_MEMBER}`)
      const codes = bodyOf<{ verifyCode: string }[]>(shopper.page, '/coupons/verify/code')
      await shopper.button(shopper.texts(couponTexts)('coupon.showCode')).click()
      const counter = await stage.browser.newPage({ locale: 'zh-CN' })
      await counter.goto(`${stage.storefront.url}/counter`)
      const [{ verifyCode }] = await codes
      const { verified, reasons } = counterTexts
      // The same code twice in a row counts as one scan, so another code comes in between.
      for (const [text, word] of [
        [verifyCode, verified],
        ['hello', reasons.unreadable],
        [verifyCode, reasons.replay],
      ]) {
        await counter.locator('#text').fill(text)
        await counter.locator('#text').press('Enter')
        await counter.locator('#verdict .word', { hasText: word }).waitFor()
      }
      await shopper.dialog(t('counterCode.title')).getByText(t('counterCode.verified')).waitFor()
      await counter.close()
    },
  )

  stage.walk(
    'are exchanged after a reload for a code that was typed before the login',
    { isVariant: true },
    async (shopper) => {
      const t = shopper.texts(couponCodeTexts)
      await go(shopper, '/coupon/exchange')
      await shopper.screen().getByRole('textbox').fill('f0ye-r0cp-n01p')
      await shopper.button(t('couponCode.checkLogin')).click()
      await shopper.page.waitForURL(({ searchParams }) => searchParams.get('next') === '/coupon/exchange')
      await shopper.page.reload()
      await logIn(shopper, '13900000073')
      await shopper.button(t('couponCode.exchange')).click()
      await shopper.button(t('couponCode.view')).click()
      await shopper.at(shopper.texts(couponTexts)('coupon.detail'))
    },
  )
})
