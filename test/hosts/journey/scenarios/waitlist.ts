import type { Scenario } from '../scenario'
import { addressOf, atShow, pageOf } from '../steps'

/** Id of a sold-out show with waitlists. */
const SOLD_OUT = 'S1004'

/** Scenarios of the waitlist of a sold-out show. */
export const waitlist: Scenario[] = [
  {
    name: 'a member waits for a sold-out tier, is offered what came back, and orders it',
    run: async (stage) => {
      const address = addressOf('show-detail', { showId: SOLD_OUT })
      const host = stage.launch({ device: await stage.member(), address })
      await atShow(host, SOLD_OUT)
      const t = stage.texts('show')
      const join = { text: t('show.action.waitlist'), role: 'button', enabled: true }
      await host.tap(join)
      const sheet = await host.dialog(t('wait.title'))
      await host.tap(await host.find({ role: 'radio', enabled: true }, sheet))
      await host.tap(join, sheet)
      await host.find({ part: t('wait.first') })
      await stage.gateway.ask('console/api/returns', { method: 'POST', body: {} })
      host.pages.reLaunch(address)
      await host.tap({ text: t('wait.order'), role: 'button' })
      await host.at(pageOf('confirm-order'))
      stage.did('waited for a ticket')
    },
  },
]
