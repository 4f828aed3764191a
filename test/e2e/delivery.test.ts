import { orderShow } from '../../scripts/browser/steps/browse'
import { logIn, MEMBER, NEWCOMER } from '../../scripts/browser/steps/log-in'
import { addAddress } from '../../scripts/browser/steps/address'
import { atCashier, atPaid, goToCashier, submitOrder } from '../../scripts/browser/steps/order'
import { useStage } from './support/stage'

/** Id of a show whose tickets are paper tickets, sent by courier. */
const SHOW = 'S8001'

describe('a show with delivered tickets', () => {
  const stage = useStage()

  stage.walk('is delivered to the stored address', { isVariant: true }, async (shopper) => {
    const t = shopper.texts('order')
    const checkout = shopper.texts('checkout')
    await orderShow(shopper, SHOW, { tier: 1, quantity: 2 })
    await logIn(shopper, MEMBER)
    await shopper.at(checkout('confirm.title'))
    await shopper.screen().getByText('河岸路 18 弄 6 号 1202 室').waitFor()
    await submitOrder(shopper)
    await goToCashier(shopper, 1)
    await atCashier(shopper, 'pay')
    await atPaid(shopper)
    await shopper.button(t('result.seeOrder')).click()
    await shopper.at(t('detail.delivery'))
    await shopper.screen().getByText('河岸路 18 弄 6 号 1202 室').waitFor()
  })

  stage.walk('requests an address from a new buyer, and uses it', { language: 'en-US' }, async (shopper) => {
    const t = shopper.texts('checkout')
    await orderShow(shopper, SHOW)
    await logIn(shopper, NEWCOMER)
    await shopper.at(t('confirm.title'))
    await addAddress(shopper, { recipient: 'Nora Quill', phone: '13800000002', detail: '5 Riverside Lane' })
    await shopper.screen().getByText('5 Riverside Lane').waitFor()
    await submitOrder(shopper)
  })
})
