import { providersTexts } from '@/locales/namespaces/providers'
import type { Scenario } from '../scenario'
import { at } from '../../../gateway/modules/base/oauth/providers'
import { addressOf, atShow, FRONT } from '../steps'

/** Scenarios of logins by providers other than the host. */
export const providers: Scenario[] = [
  {
    name: 'a partner’s link logs its customer in and leads to the show; the same link again says why not',
    run: async (stage) => {
      const claims = { sub: `${stage.kind}-customer`, channel: 'BANK' }
      const authCode = await at(stage.gateway).code('PARTNER', claims)
      const link = { authCode, channelCode: 'BANK', redirect: `/content/${FRONT}` }
      const host = stage.launch({ address: addressOf('channel-login', link) })
      await host.tap({ text: stage.texts(providersTexts)('button.login'), role: 'button' })
      await host.tap({ text: stage.texts('user')('button.agreeAndGoOn'), role: 'button' })
      await atShow(host, FRONT)
      expect(JSON.stringify([...host.native.fake.stored.values()])).toContain('accessToken')
      const again = stage.launch({ address: addressOf('channel-login', link) })
      await again.find({ part: stage.texts(providersTexts)('return.again') })
      expect(JSON.stringify([...again.native.fake.stored.values()])).not.toContain('accessToken')
      stage.did('partner’s link')
    },
  },
  {
    name: 'a return from a provider that this host does not support logs no one in and offers the login',
    isVariant: true,
    run: async (stage) => {
      for (const screen of ['wxauth', 'bsauth'] as const) {
        const host = stage.launch({ address: addressOf(screen, { code: 'a.b.c', state: 's1' }) })
        await host.find(stage.texts(providersTexts)('return.foreign'))
        await host.tap({ text: stage.texts(providersTexts)('return.again'), role: 'button' })
        await host.find({ part: stage.texts('user')('login.heading') })
      }
      stage.did('foreign return refused')
    },
  },
]
