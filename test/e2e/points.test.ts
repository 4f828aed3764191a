import type { Shopper } from '../../scripts/browser/shopper'
import { orderShow } from '../../scripts/browser/steps/browse'
import { MEMBER } from '../../scripts/browser/steps/log-in'
import { atCashier, atPaid, goToCashier, openReductions, submitOrder } from '../../scripts/browser/steps/order'
import { chooseToRefund, openRefund, refundChosen } from '../../scripts/browser/steps/refund'
import { go } from '../../scripts/browser/tour/stop'
import { pointsTexts } from '../../src/locales/namespaces/points'
import { refundTexts } from '../../src/locales/namespaces/refund'
import { LANGUAGES_TO_WALK, useStage } from './support/stage'

/** Id of a refundable play. */
const PLAY = 'S2001'

const shown = (shopper: Shopper, text: string) =>
  shopper.screen().getByText(text, { exact: true }).filter({ visible: true }).first()

const payAndRefund = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts('checkout')
  await orderShow(shopper, PLAY, { quantity: 2 })
  await shopper.at(t('confirm.title'))
  const sheet = await openReductions(shopper)
  await sheet.getByRole('switch', { name: t('confirm.points.use') }).click()
  await sheet.getByRole('switch', { name: t('confirm.points.use'), checked: true }).waitFor()
  await sheet.getByRole('button', { name: shopper.texts('core')('button.done') }).click()
  await submitOrder(shopper)
  await goToCashier(shopper)
  await atCashier(shopper, 'pay')
  await atPaid(shopper)
  await shopper.button(shopper.texts('order')('result.seeOrder')).click()
  await openRefund(shopper)
  await chooseToRefund(shopper)
  await shown(shopper, shopper.texts(refundTexts)('refund.pointsBack')).waitFor()
  await refundChosen(shopper)
  await go(shopper, '/point-record')
  await shown(shopper, shopper.texts(pointsTexts)('points.move.RETURNED')).waitFor()
}

describe.each(LANGUAGES_TO_WALK)('points at the checkout in %s', (language) => {
  // Each language needs its own gateway, because a session allows one refund.
  const stage = useStage()

  stage.walk('pay a part of two tickets, and return with one ticket', { as: MEMBER, language }, payAndRefund)
})
