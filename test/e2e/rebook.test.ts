import type { Shopper } from '../../scripts/browser/shopper'
import { MEMBER } from '../../scripts/browser/steps/log-in'
import { atCashier, atPaid, goToCashier, submitOrder } from '../../scripts/browser/steps/order'
import { choosePlace } from '../../scripts/browser/steps/rebook'
import { scrollTo, showCard } from '../../scripts/browser/steps/browse'
import { atSeats, chosenSeats, openSeats, payFor, selectBest } from '../../scripts/browser/steps/seats'
import { go } from '../../scripts/browser/tour/stop'
import { rebookTexts } from '../../src/locales/namespaces/rebook'
import { axe } from './support/axe'
import { useStage } from './support/stage'

/** Id of a play for which the sandbox's member has two tickets. */
const PLAY = 'S2001'
/** Id of a show whose seats the buyer selects. */
const SEATED = 'S2101'

/**
 * Goes from the member's order to the options of one of its tickets. Finds the order by its show or its path. Returns
 * the path of the order.
 */
const chooseTicket = async (shopper: Shopper, of: string): Promise<string> => {
  const t = shopper.texts(rebookTexts)
  await go(shopper, of.startsWith('/') ? of : '/order')
  if (!of.startsWith('/')) await (await scrollTo(shopper, showCard(shopper, of))).click()
  await shopper.buttonContaining(t('rebook.entryNote')).waitFor()
  const order = shopper.path()
  await shopper.buttonContaining(t('rebook.entryNote')).click()
  await shopper.at(t('rebook.title'))
  // Tickets that share a coupon are selected automatically.
  await shopper.screen().getByRole('checkbox').first().waitFor()
  const choice = shopper.screen().getByRole('checkbox', { disabled: false })
  if ((await choice.count()) > 0) await choice.first().check()
  return order
}

describe('the rebooking of a ticket', () => {
  const stage = useStage()
  let order = ''

  stage.walk('to a dearer tier is complete once the difference is paid', { as: MEMBER }, async (shopper) => {
    const t = shopper.texts(rebookTexts)
    order = await chooseTicket(shopper, PLAY)
    await choosePlace(shopper, t('rebook.pay', { amount: '' }))
    await shopper.buttonContaining(t('rebook.submitPay', { amount: '' }).trim()).click()
    await goToCashier(shopper, 0, 'pay.difference')
    await atCashier(shopper, 'pay')
    await atPaid(shopper, 'result.rebooked')
    await go(shopper, order)
    await shopper.buttonContaining(shopper.texts('order')('ticketHolder.state.REBOOKED')).first().click()
    await shopper.buttonContaining(t('rebook.from')).waitFor()
  })

  stage.walk(
    'to a cheaper tier is complete at once, with a returned difference, in English',
    { isVariant: true, as: MEMBER, language: 'en-US' },
    async (shopper) => {
      const t = shopper.texts(rebookTexts)
      await chooseTicket(shopper, order)
      const [label = ''] = t('rebook.getBack', { amount: '' }).split('¥')
      await choosePlace(shopper, label)
      await shopper.screen().getByText(t('rebook.back')).filter({ visible: true }).waitFor()
      await shopper.buttonContaining(t('rebook.submit')).click()
      await shopper.confirm(t('rebook.submit'))
      await atPaid(shopper, 'result.rebooked')
      await shopper.button(shopper.texts('order')('result.seeOrder')).click()
      await shopper.buttonContaining(t('rebook.from')).click()
      await shopper.screen().getByText(shopper.texts('order')('detail.hint.rebooked')).waitFor()
    },
  )

  stage.walk(
    'to other seats of the same tier is complete at once',
    { isVariant: true, as: MEMBER },
    async (shopper) => {
      const t = shopper.texts(rebookTexts)
      const seat = shopper.texts('seat')
      await openSeats(shopper, SEATED)
      await selectBest(shopper)
      await payFor(shopper, 2).click()
      await submitOrder(shopper)
      await goToCashier(shopper)
      await atCashier(shopper, 'pay')
      await atPaid(shopper)
      await chooseTicket(shopper, SEATED)
      await shopper.buttonContaining(t('rebook.pickSeats')).click()
      await atSeats(shopper)
      // Both tickets must be rebooked together, because they share a coupon.
      await selectBest(shopper)
      const [picked = ''] = await chosenSeats(shopper, 2).allInnerTexts()
      expect(await axe(shopper.page)).toEqual([])
      await shopper.button(seat('act.pay', { count: 2 })).click()
      await shopper.at(t('rebook.title'))
      await shopper.screen().getByRole('timer').filter({ visible: true }).first().waitFor()
      expect(await axe(shopper.page)).toEqual([])
      await shopper.buttonContaining(t('rebook.submit')).click()
      await shopper.confirm(t('rebook.submit'))
      await atPaid(shopper, 'result.rebooked')
      // Adjacent seats are shown as one range: "row 1, seats 7–8".
      await shopper.screen().getByText(picked.split(/\s*座/)[0]!.trim()).first().waitFor()
    },
  )
})
