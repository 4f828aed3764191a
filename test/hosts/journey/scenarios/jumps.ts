import jumps from '../../../../scripts/gateway/modules/trade/layout/data/jumps.json'
import type { Scenario } from '../scenario'
import { addressOf, pageOf } from '../steps'

const [PARTNER, BEST, VENUES] = jumps.items.map(({ name }) => name['zh-CN'])

/** App id of the partner's mini program on each host, as in the jump list of the build. */
const APP_ID = { weapp: 'wx7b05c0de5hutt1e5', alipay: '2021004200000000', bank: 'fc2026000000000002' }

/** Scenarios of links that leave the program, in each host. */
export const jumpLists: Scenario[] = [
  {
    name: 'a jump list opens this host’s own program, the web’s address as a screen, and a page by its name',
    requiresHostCall: {
      weapp: 'navigateToMiniProgram',
      alipay: 'navigateToMiniProgram',
      bank: 'navigateToMiniProgram',
    },
    run: async (stage) => {
      const gallery = addressOf('home-topic', { topicId: 'gallery' })
      const host = stage.launch({ address: gallery })
      await host.at(pageOf('home-topic'))
      await host.tap({ text: PARTNER, role: 'button' })
      const options = await host.until(
        () => host.native.fake.calls.find(({ name }) => name === 'navigateToMiniProgram')?.options,
        'no program was opened',
      )
      expect(options).toMatchObject({ appId: APP_ID[stage.kind], path: 'pages/ride/ride?from=foyer' })
      await host.tap({ text: BEST, role: 'button' })
      await host.at(pageOf('hot-ticket'))
      host.pages.reLaunch(gallery)
      await host.at(pageOf('home-topic'))
      await host.tap({ text: VENUES, role: 'button' })
      await host.at(pageOf('venue-list'))
      stage.did('jump list')
    },
  },
]
