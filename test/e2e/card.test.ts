import { seededCardId } from '../../scripts/gateway/modules/trade/card/seed-service'
import type { Shopper } from '../../scripts/browser/shopper'
import { orderShow, scrollTo, showCard } from '../../scripts/browser/steps/browse'
import { MEMBER } from '../../scripts/browser/steps/log-in'
import {
  agreeToOrder,
  atCashier,
  atPaid,
  goToCashier,
  submitButton,
  submitOrder,
} from '../../scripts/browser/steps/order'
import { chooseToRefund, openRefund } from '../../scripts/browser/steps/refund'
import { atSeats, payFor, selectBest } from '../../scripts/browser/steps/seats'
import { go } from '../../scripts/browser/tour/stop'
import { cardBookingTexts } from '../../src/locales/namespaces/card-booking'
import { cardTexts } from '../../src/locales/namespaces/card'
import { couponTexts } from '../../src/locales/namespaces/coupon'
import { refundTexts } from '../../src/locales/namespaces/refund'
import { useStage } from './support/stage'

/** Id of a show with seats at the venue where the member's card is valid. */
const BOX = 'S2101'
/** The member's card, which has five uses. Two of them are used up. */
const CARD = `/benefit-card/BC4?userCardInstanceId=${seededCardId('times')}`

describe('cards', () => {
  const stage = useStage()
  /** Refunds the selected tickets at the amount in the button. */
  const refundAtPrice = async (shopper: Shopper): Promise<void> => {
    const submit = shopper.texts(refundTexts)('refund.submit')
    await shopper.buttonContaining('¥').filter({ visible: true }).first().click()
    await shopper.page.getByRole('alertdialog').getByRole('button', { name: submit, exact: true }).click()
    await shopper.page.getByRole('alertdialog').waitFor({ state: 'detached' })
  }
  const shown = (shopper: Shopper, text: string) => shopper.screen().getByText(text).filter({ visible: true }).first()

  stage.walk('a seat is booked by a card, and its refund returns the time', { as: MEMBER }, async (shopper) => {
    const t = shopper.texts(cardTexts)
    const booking = shopper.texts(cardBookingTexts)
    const used = (times: number) => t('card.redeemed', { used: times, count: 5 })
    await go(shopper, CARD)
    await shown(shopper, used(2)).waitFor()
    await shopper.button(t('card.book')).filter({ visible: true }).click()
    await shopper.at(t('card.book'))
    await (await scrollTo(shopper, showCard(shopper, BOX))).click()
    await atSeats(shopper)
    await shown(shopper, booking('cardBooking.covers.TIMES', { name: '', count: 3 })).waitFor()
    await selectBest(shopper)
    await shown(shopper, booking('cardBooking.covers.TIMES', { name: '', count: 1 })).waitFor()
    await payFor(shopper, 2).click()
    await shopper.at(shopper.texts('checkout')('confirm.title'))
    await agreeToOrder(shopper)
    await submitButton(shopper).click()
    await atPaid(shopper)
    await shopper.button(shopper.texts('order')('result.seeOrder')).click()
    await shopper.at(shopper.texts('order')('order.state.issued'))
    await openRefund(shopper)
    await chooseToRefund(shopper)
    await refundAtPrice(shopper)
    await go(shopper, CARD)
    await shown(shopper, t('card.event.RETURNED')).waitFor()
    await shown(shopper, used(3)).waitFor()
  })

  stage.walk(
    'two cash cards and money pay for tickets, and the refund returns to both',
    { isVariant: true, as: MEMBER, language: 'en-US' },
    async (shopper) => {
      const t = shopper.texts('checkout')
      await orderShow(shopper, 'S2002', { quantity: 2 })
      const cards = shopper.screen().getByRole('checkbox', { name: t('confirm.cash.balance', { amount: '' }).trim() })
      for (const at of [0, 1]) {
        await cards.nth(at).click()
        await shown(shopper, t('confirm.cash.pays', { amount: ['¥120', '¥319.50'][at], left: '¥0' })).waitFor()
      }
      await submitOrder(shopper)
      await goToCashier(shopper)
      await atCashier(shopper, 'pay')
      await atPaid(shopper)
      await shopper.button(shopper.texts('order')('result.seeOrder')).click()
      await openRefund(shopper)
      await shopper.button(shopper.texts(refundTexts)('refund.all')).click()
      await shown(shopper, 'Foyer cash card').waitFor()
      await shown(shopper, 'Alipay').waitFor()
      await refundAtPrice(shopper)
      await go(shopper, `/benefit-card/BC3?userCardInstanceId=${seededCardId('cash')}`)
      await shown(shopper, shopper.texts(cardTexts)('card.event.RETURNED')).waitFor()
    },
  )

  stage.walk('a coupon is exchanged for a card', { as: '13900000084' }, async (shopper) => {
    const t = shopper.texts(couponTexts)
    await go(shopper, '/coupon-info?couponTemplateId=CT51')
    await shopper.button(t('coupon.receive')).filter({ visible: true }).click()
    await shopper.button(t('coupon.use')).filter({ visible: true }).click()
    const popup = shopper.page.getByRole('dialog', { name: t('coupon.exchangeTitle') })
    await popup.getByText('黑匣子五次卡').waitFor()
    await popup.getByRole('button', { name: t('coupon.exchangeNow') }).click()
    const card = shopper.texts(cardTexts)
    await shown(shopper, card('card.exchanged')).click()
    await shown(shopper, t('coupon.note.exchanged', { name: '黑匣子五次卡' })).waitFor()
    await shown(shopper, t('coupon.event.EXCHANGED')).waitFor()
  })
})
