import type { Scenario } from '../scenario'
import { addressOf, atShow } from '../steps'

/** A show whose sale opens in the future. */
const TO_COME = 'S1002'

/** Scenarios of a reminder that the host sends as a subscribe message. */
export const reminder: Scenario[] = [
  {
    name: 'a member is reminded by the host’s message where that is accepted, by SMS where it is not, and takes it back',
    hosts: ['weapp', 'alipay'],
    requiresHostCall: { weapp: 'requestSubscribeMessage', alipay: 'requestSubscribeMessage' },
    run: async (stage) => {
      const address = addressOf('show-detail', { showId: TO_COME })
      const host = stage.launch({ device: await stage.member(), address })
      await atShow(host, TO_COME)
      const t = stage.texts('reminder')
      const remind = { text: stage.texts('show')('sale.remindMe'), role: 'button' }
      await host.until(() => host.network.open === 0 && host.all(remind)[0], 'nothing to be reminded of')
      await host.tap(remind)
      await host.tap({ part: t('by.SUBSCRIBE_MESSAGE'), role: 'button' })
      const sheet = await host.dialog(t('title.SALE_REMIND'))
      await host.tap({ text: t('forget.SALE_REMIND'), role: 'button' }, sheet)
      host.hands.acceptsMessages = false
      await host.tap(remind)
      await host.find({ part: t('by.SMS', { to: '138****0001' }), role: 'button' })
      const { db } = stage.gateway.gateway.context
      const rows = await db
        .selectFrom('subscriptions')
        .select(['kind', 'channel'])
        .where('show_id', '=', TO_COME)
        .execute()
      expect(rows.filter(({ kind }) => kind === 'SALE_REMIND')).toEqual([{ kind: 'SALE_REMIND', channel: 'SMS' }])
      stage.did('reminded by the host’s message')
    },
  },
]
