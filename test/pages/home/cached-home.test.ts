import { layouts } from '@/api/layout'
import { HomeModel } from '@/pages/home/home.model'
import { keys, type Stored } from '@/platform/storage/keys'
import { type Answer, offline } from '../../support/fake-gateway'
import { screenScope } from '../../support/screen-scope'
import { aPageOfShows } from '../../support/data/show-card'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

const BUILD = 'https://foyer.example/js/app.1.js'
const DAY = 24 * 3_600_000
const layout = () => ({
  layoutId: 'HOME',
  components: [{ type: 'SHOW_BLOCK', shows: aPageOfShows(['s1']).items }],
})

/** Opens home on a device that has stored the data of an earlier visit. */
const open = async (answer: Answer, cached: Stored<typeof keys.homeLayout> | null = null, build = BUILD) => {
  const keeper = { build: () => build, keep: async () => undefined, renew: async () => undefined }
  const given = fakeServices({
    answers: [[layouts, answer]],
    language: 'en-US',
    platform: { programKeeper: keeper },
  })
  if (cached) given.services.platform.storage.write(keys.homeLayout, cached)
  const scope = screenScope(given.services)
  const model = new HomeModel({ ...given.services, screen: scope.screen })
  scope.screen.start()
  await settle()
  return { ...given, ...scope, model }
}

/** Simulates a visit. Returns the home that the visit has stored. */
const visited = async () => {
  const { clock, services, model } = await open(layout)
  clock.advance(1_000)
  const cached = services.platform.storage.read(keys.homeLayout)
  if (!cached) throw new Error('nothing was cached')
  return { savedAt: clock.now(), cached, seen: model.layout.value }
}

describe('the home layout stored by an earlier visit', () => {
  test('is stored a second after its load, and shown at once on the next visit', async () => {
    const { cached, seen, savedAt } = await visited()
    const { model } = await open(offline, cached)
    expect(model.shown).toEqual(seen)
    expect(model.hasShows).toBe(true)
    expect(model.cachedAt).toBe(savedAt)
  })

  test('is replaced by the gateway’s layout', async () => {
    const { cached } = await visited()
    const { model } = await open(() => ({ layoutId: 'NEW', components: [] }), cached)
    expect(model.shown?.components).toEqual([])
    expect(model.cachedAt).toBeNull()
  })

  test.each([
    ['another build', {}, 'https://foyer.example/js/app.2.js'],
    ['another city', { cityId: 'BL8201' }, BUILD],
    ['another language', { language: 'zh-CN' }, BUILD],
    ['another user', { userId: 'u2' }, BUILD],
    ['a visit more than 15 days ago', { savedAt: -16 * DAY }, BUILD],
  ])('is not shown for %s', async (_case, change, build) => {
    const { cached } = await visited()
    const savedAt = cached.savedAt + ((change as { savedAt?: number }).savedAt ?? 0)
    const { model } = await open(offline, { ...cached, ...change, savedAt }, build)
    expect(model.shown).toBeNull()
  })

  test('is not stored if the host itself stores the app shell', async () => {
    const { clock, services } = await open(layout, null, '')
    clock.advance(1_000)
    expect(services.platform.storage.read(keys.homeLayout)).toBeUndefined()
  })
})
