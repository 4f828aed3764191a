import { parseQuery } from '@/router/query'
import { ShowDetailModel } from '@/packages/show/show-detail/show-detail.model'
import { aShow, aShowDynamic } from '../../../support/data/show'
import { NOW } from '../../../support/fake-clock'
import { memoryStorage } from '../../../support/memory-storage'
import { settle } from '../../../support/settle'
import { showWorld, type ShowGateway } from '../support'

const begin = async (given: Partial<ShowGateway> = {}) => {
  const world = showWorld(given)
  const platform = {
    subscribeMessage: world.services.platform.subscribeMessage,
    storage: memoryStorage(),
    share: { allow: jest.fn(), open: jest.fn(async (_card: { url: string }) => ({ kind: 'copied' })) },
    addToCalendar: jest.fn(async () => ({ kind: 'done' })),
    location: { openMap: jest.fn(async () => ({ kind: 'done' })) },
  }
  const model = new ShowDetailModel({ ...world.services, platform } as never, { showId: 's1' })
  world.screen.start()
  await settle()
  return { ...world, model, platform }
}

describe('the detail of a show', () => {
  test('adds the chosen session to the calendar, with venue and duration', async () => {
    const { model, platform } = await begin()
    await model.addToCalendar()
    const startsAt = NOW + 86_400_000
    expect(platform.addToCalendar).toHaveBeenCalledWith(
      expect.objectContaining({
        id: 'n1',
        title: 'Night Flight',
        startsAt,
        endsAt: startsAt + 90 * 60_000,
        utcOffset: 480,
        location: 'Arena 1 Harbour Road',
      }),
    )
  })

  test('offers no calendar entry for a canceled show', async () => {
    const { model, platform } = await begin({ dynamic: aShowDynamic({ showDetailStatus: 'CANCELED' }) })
    expect(model.event).toBeNull()
    expect(model.addToCalendar()).toBeNull()
    expect(platform.addToCalendar).not.toHaveBeenCalled()
  })

  test('shares its web address with name, date and venue', async () => {
    const { model, platform } = await begin()
    await model.share()
    expect(platform.share.open).toHaveBeenCalledWith({
      title: 'Night Flight',
      text: 'Night Flight · 2026.12.05 · Arena',
      url: '/content/s1',
    })
  })

  test('shares a card that contains the visit’s channel, but no visitor data', async () => {
    const { model, stores } = await begin({ facts: aShow({ posterUrl: '/media/p.webp' }) })
    stores.session.applyQuery({ channelId: 'friends' })
    expect(model.shareCard).toEqual({
      title: 'Night Flight',
      desc: '2026.12.05 · Arena',
      path: '/packages/show/show-detail/show-detail?channelId=friends&showId=s1',
      imageUrl: '/media/p.webp?w=750',
    })
    stores.session.forbidShare = true
    expect(model.shareCard.path).toBe('/pages/home/home?channelId=friends')
  })

  test('includes the visit’s distributor in the shared address', async () => {
    const { model, stores, platform } = await begin()
    const credited = { planDistributorId: 'p1', distributorUserId: 'd1' }
    stores.session.applyQuery(credited)
    await model.share()
    const url = platform.share.open.mock.calls[0]?.[0].url ?? ''
    for (const address of [url, model.shareCard.path]) {
      const opened = showWorld().stores.session
      opened.applyQuery(parseQuery(address.split('?')[1] ?? ''))
      expect(opened).toMatchObject(credited)
    }
  })

  test('shows no share button if the visit forbids sharing', async () => {
    const { model, stores, platform } = await begin()
    expect(model.mayShare).toBe(true)
    expect(platform.share.allow).toHaveBeenCalledWith(true)
    stores.session.forbidShare = true
    const { services } = showWorld()
    expect(new ShowDetailModel({ ...services, stores } as never, { showId: 's1' }).mayShare).toBe(false)
  })

  test('opens no map for a venue without coordinates', async () => {
    expect((await begin()).model.hasLocation).toBe(true)
    const { model, platform } = await begin({ facts: aShow({ venueLat: null }) })
    expect(model.hasLocation).toBe(false)
    expect(model.openMap()).toBeNull()
    expect(platform.location.openMap).not.toHaveBeenCalled()
  })
})
