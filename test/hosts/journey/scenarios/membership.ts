import type { Scenario } from '../scenario'
import { addressOf, atPaid, chooseTickets, pageOf, placeOrder } from '../steps'

/** A play with member prices. */
const PLAY = 'S2007'
/** Name and discount of the level of the sandbox's member. */
const LEVEL = { name: '金灯会员', discount: '9.5 折' }

/** Scenarios of levels and points, which the host's payment pays. */
export const membership: Scenario[] = [
  {
    name: 'a level is renewed with the host’s payment',
    run: async (stage) => {
      const { texts } = stage
      const host = stage.launch({ device: await stage.member(), address: addressOf('member-confirm', { level: '2' }) })
      await host.at(pageOf('member-confirm'))
      const submit = { text: texts('checkout')('confirm.submit'), role: 'button', enabled: true }
      await host.find(submit)
      const [box] = host.all({ text: texts('checkout')('confirm.agree'), role: 'checkbox' })
      if (box) await host.tap(box)
      await host.tap(submit)
      await host.at(pageOf('member-pay-success'))
      await host.find({ part: LEVEL.name })
      stage.did('level renewed')
    },
  },
  {
    name: 'points pay a part of the member price, and the host pays the rest',
    run: async (stage) => {
      const t = stage.texts('checkout')
      const host = stage.launch({ device: await stage.member(), address: addressOf('booking', { showId: PLAY }) })
      await host.find({ part: stage.texts('core')('price.member', { discount: LEVEL.discount }) })
      await chooseTickets(stage, host, 0)
      await host.at(pageOf('confirm-order'))
      await host.find({ part: `${LEVEL.name} ${LEVEL.discount}` })
      // Only the row of the reductions contains an amount with a minus sign.
      await host.tap({ part: stage.texts('core')('price.minus', { amount: '' }), role: 'button' })
      const sheet = await host.dialog(t('confirm.reductions'))
      await host.tap({ text: t('confirm.points.use'), role: 'switch' })
      await host.tap({ text: stage.texts('core')('button.done'), role: 'button' }, sheet)
      await host.find({ part: t('price.lines.POINTS') })
      // The submit button ignores taps until the price is loaded.
      await host.until(() => host.network.open === 0, 'the price is not loaded')
      await placeOrder(stage, host)
      await atPaid(stage, host)
      stage.did('points paid')
    },
  },
]
