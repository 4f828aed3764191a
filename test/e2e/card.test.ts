import { seededCardId } from '../../scripts/gateway/modules/trade/card/seed-service'
import type { Shopper } from '../../scripts/browser/shopper'
import { orderShow, scrollTo, showCard } from '../../scripts/browser/steps/browse'
import { MEMBER } from '../../scripts/browser/steps/log-in'
import {
  agreeToOrder,
  atCashier,
  atPaid,
  goToCashier,
  openReductions,
  submitButton,
  submitOrder,
} from '../../scripts/browser/steps/order'
import { openRefund } from '../../scripts/browser/steps/refund'
import { atSeats, payFor, selectBest } from '../../scripts/browser/steps/seats'
import { go } from '../../scripts/browser/tour/stop'
import { cardBookingTexts } from '../../src/locales/namespaces/card-booking'
import { cardTexts } from '../../src/locales/namespaces/card'
import { couponTexts } from '../../src/locales/namespaces/coupon'
import { productTexts } from '../../src/locales/namespaces/product'
import { refundTexts } from '../../src/locales/namespaces/refund'
import { LANGUAGES_TO_WALK, useStage } from './support/stage'

/** Id of a show with seats at the venue where the member's card is valid. */
const BOX = 'S2101'
/** The member's card, which has five uses. Two of them are used up. */
const CARD = `/benefit-card/BC4?userCardInstanceId=${seededCardId('times')}`

/** Names of the gateway: of the cash card, and of the payment method. */
const NAMES = {
  'zh-CN': { cash: '浮光储值卡', alipay: '支付宝' },
  'en-US': { cash: 'Foyer cash card', alipay: 'Alipay' },
} as const

/** Refunds the selected tickets at the amount in the button. */
const refundAtPrice = async (shopper: Shopper): Promise<void> => {
  const submit = shopper.texts(refundTexts)('refund.submit')
  await shopper.buttonContaining('¥').filter({ visible: true }).first().click()
  await shopper.page.getByRole('alertdialog').getByRole('button', { name: submit, exact: true }).click()
  await shopper.page.getByRole('alertdialog').waitFor({ state: 'detached' })
}
const shown = (shopper: Shopper, text: string) => shopper.screen().getByText(text).filter({ visible: true }).first()

/** Books two seats by the card, and refunds both tickets, so that the card is as before. */
const bookSeats = async (shopper: Shopper): Promise<void> => {
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
  const order = shopper.path()
  await go(shopper, CARD)
  await shown(shopper, used(4)).waitFor()
  await go(shopper, order)
  await openRefund(shopper)
  await shopper.button(shopper.texts(refundTexts)('refund.all')).click()
  await refundAtPrice(shopper)
  await go(shopper, CARD)
  await shown(shopper, t('card.event.RETURNED')).waitFor()
  await shown(shopper, used(2)).waitFor()
}

/** Pays for tickets with two cash cards and money, and refunds both tickets. */
const payByCards = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts('checkout')
  const { cash, alipay } = NAMES[shopper.language === 'en-US' ? 'en-US' : 'zh-CN']
  await orderShow(shopper, 'S2002', { quantity: 2 })
  const sheet = await openReductions(shopper)
  const cards = sheet.getByRole('checkbox', { name: t('confirm.cash.balance', { amount: '' }).trim() })
  for (const at of [0, 1]) {
    await cards.nth(at).click()
    await sheet.getByText(t('confirm.cash.pays', { amount: ['¥120', '¥319.50'][at], left: '¥0' })).waitFor()
  }
  await sheet.getByRole('button', { name: shopper.texts('core')('button.done') }).click()
  await submitOrder(shopper)
  await goToCashier(shopper)
  await atCashier(shopper, 'pay')
  await atPaid(shopper)
  await shopper.button(shopper.texts('order')('result.seeOrder')).click()
  await openRefund(shopper)
  await shopper.button(shopper.texts(refundTexts)('refund.all')).click()
  await shown(shopper, cash).waitFor()
  await shown(shopper, alipay).waitFor()
  await refundAtPrice(shopper)
  await go(shopper, `/benefit-card/BC3?userCardInstanceId=${seededCardId('cash')}`)
  await shown(shopper, shopper.texts(cardTexts)('card.event.RETURNED')).waitFor()
}

/** Buys a card with a coupon and money, and refunds it unused. */
const buyCard = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts(cardTexts)
  const product = shopper.texts(productTexts)
  await go(shopper, '/benefit-card/BC4')
  await shopper.button(t('card.buy')).filter({ visible: true }).click()
  await shopper.at(shopper.texts('checkout')('confirm.title'))
  await submitOrder(shopper)
  await goToCashier(shopper)
  await atCashier(shopper, 'pay')
  await shopper.at(product('product.state.SUCCEEDED'))
  const order = shopper.path()
  await shopper.button(product('product.see.CARD')).filter({ visible: true }).click()
  await shown(shopper, t('card.redeemed', { used: 0, count: 5 })).waitFor()
  await go(shopper, order)
  await shopper.button(product('product.submit')).filter({ visible: true }).click()
  await shopper.page.getByRole('alertdialog').getByText('¥449').waitFor()
  await shopper.confirm(product('product.submit'))
  await shopper.at(product('product.state.REFUNDING'))
  await go(shopper, '/card-list?tab=history')
  await shown(shopper, t('card.stamp.REFUNDING')).waitFor()
}

describe.each(LANGUAGES_TO_WALK)('cards in %s', (language) => {
  // Each language needs its own gateway, because a session allows one refund.
  const stage = useStage()

  stage.walk('book seats, and get their times back with the refund', { as: MEMBER, language }, bookSeats)
  stage.walk('are bought, and refunded unused', { as: MEMBER, language }, buyCard)
  stage.walk(
    'pay for tickets with money, and get their balances back with the refund',
    { as: MEMBER, language, isVariant: true },
    payByCards,
  )
})

describe('a coupon', () => {
  const stage = useStage()

  stage.walk('is exchanged for a card', { as: '13900000084' }, async (shopper) => {
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
