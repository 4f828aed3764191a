import venues from '../../../../scripts/gateway/modules/base/place/data/venues.json'
import type { Scenario } from '../scenario'
import { addressOf, atShow, FRONT, nameOf, pageOf } from '../steps'

/** Venue of the first show. */
const VENUE = venues.find(({ id }) => id === 'V03')!
const NAME = VENUE.name['zh-CN']
const ADDRESS = VENUE.address['zh-CN']

/** Scenarios of the venue of a show, and of the other shows at that venue. */
export const venue: Scenario[] = [
  {
    name: 'a show’s venue opens in the map from both pages, is copied and shared, and leads to its shows',
    requiresHostCall: { weapp: 'openLocation', alipay: 'openLocation', bank: 'openLocation' },
    run: async (stage) => {
      const host = stage.launch({ address: addressOf('show-detail', { showId: FRONT }) })
      await atShow(host, FRONT)
      const t = stage.texts('show')
      const map = { part: t('venue.map'), role: 'button' }
      const maps = () => host.native.fake.calls.filter(({ name }) => name === 'openLocation')
      await host.tap(map)
      await host.tap({ part: ADDRESS, role: 'button' })
      await host.at(pageOf('venue'), NAME)
      await host.tap(map)
      await host.until(() => maps().length === 2, 'the map did not open twice')
      for (const { options } of maps())
        expect(options).toMatchObject({ name: NAME, address: ADDRESS, scale: expect.anything() })
      await host.tap({ text: t('venue.copy'), role: 'button' })
      await host.find(t('common.copied'))
      await host.tap({ text: t('venue.share'), role: 'button' })
      const card = await host.until(() => host.cards[0], 'no card was sent')
      expect([card.title, card.path]).toEqual([NAME, expect.stringMatching(/venueId=V03/)])
      await host.tap({ part: nameOf(FRONT), role: 'button' })
      await atShow(host, FRONT)
      stage.did('venue with its map')
    },
  },
  {
    name: 'the venues of the city lead to each of them',
    run: async (stage) => {
      const host = stage.launch({ address: addressOf('venue-list') })
      await host.at(pageOf('venue-list'), stage.texts('show')('venueList.title'))
      await host.tap({ part: NAME, role: 'button' })
      await host.at(pageOf('venue'), NAME)
      stage.did('list of venues')
    },
  },
]
