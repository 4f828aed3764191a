import type { Shopper } from '../../scripts/browser/shopper'
import { orderShow, scrollTo, showCard } from '../../scripts/browser/steps/browse'
import { MEMBER, NEWCOMER } from '../../scripts/browser/steps/log-in'
import { atCashier, atPaid, goToCashier, submitOrder } from '../../scripts/browser/steps/order'
import { chooseToRefund, openRefund, refundChosen } from '../../scripts/browser/steps/refund'
import { go } from '../../scripts/browser/tour/stop'
import { refundTexts } from '../../src/locales/namespaces/refund'
import { useStage } from './support/stage'

/** Id of a play for which the sandbox's member has two tickets. */
const PLAY = 'S2001'

describe('a refund of tickets', () => {
  const stage = useStage()

  /** Approves the newest refund on behalf of the payment provider. */
  const answerRefund = async (): Promise<void> => {
    const url = `${stage.storefront.url}/console/api/refunds`
    const { data } = (await (await fetch(url)).json()) as { data: { refundId: string }[] }
    const answer = await fetch(`${url}/${data[0]?.refundId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'pass' }),
    })
    expect(answer.ok).toBe(true)
  }

  const shown = (shopper: Shopper, text: string) =>
    shopper.screen().getByText(text, { exact: true }).filter({ visible: true }).first()

  stage.walk(
    'returns the previewed amount for one of two tickets, and leaves the other',
    { as: MEMBER },
    async (shopper) => {
      await go(shopper, '/order')
      await (await scrollTo(shopper, showCard(shopper, PLAY))).click()
      await shopper.at(shopper.texts('order')('order.state.issued'))
      const order = shopper.path()
      await openRefund(shopper)
      await chooseToRefund(shopper)
      const amount = await refundChosen(shopper)
      await shown(shopper, amount).waitFor()
      await answerRefund()
      await go(shopper, order)
      await shown(shopper, shopper.texts('order')('detail.gone.refunded', { qty: 1 })).waitFor()
      await shopper.button(shopper.texts('order')('detail.seeTickets')).filter({ visible: true }).click()
      await shown(shopper, shopper.texts('ticket')('ticketHolder.state.REFUNDED')).waitFor()
    },
  )

  stage.walk(
    'returns all tickets of an order, in English',
    { isVariant: true, as: NEWCOMER, language: 'en-US' },
    async (shopper) => {
      const t = shopper.texts(refundTexts)
      await orderShow(shopper, PLAY, { quantity: 2 })
      await submitOrder(shopper)
      await goToCashier(shopper)
      await atCashier(shopper, 'pay')
      await atPaid(shopper)
      await shopper.button(shopper.texts('order')('result.seeOrder')).click()
      await shopper.at(shopper.texts('order')('order.state.issued'))
      const order = shopper.path()
      await openRefund(shopper)
      await shopper.button(t('refund.all')).click()
      const amount = await refundChosen(shopper)
      await shown(shopper, amount).waitFor()
      await answerRefund()
      await go(shopper, order)
      await shopper.at(shopper.texts('order')('order.state.refunded'))
      await go(shopper, '/refund-orders')
      await shopper.buttonContaining(t('refund.state.REFUNDED')).first().waitFor()
    },
  )
})
