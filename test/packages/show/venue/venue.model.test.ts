import { searchShows } from '@/api/search'
import { type Venue, venue } from '@/api/venue'
import { isNotFound } from '@/components/screen/failure-message'
import { VenueModel } from '@/packages/show/venue/venue.model'
import { done } from '@/platform/outcome'
import { RequestError } from '@/request/errors'
import { aPageOfShows } from '../../../support/data/show-card'
import { type Answers, offline } from '../../../support/fake-gateway'
import { openModel } from '../../../support/open-model'
import { fakeServices } from '../../../support/services'

const ARENA: Venue = {
  venueId: 'v1',
  venueName: 'Arena',
  cityName: 'Macao',
  address: '1 Harbour Road',
  lat: 22.2,
  lng: 113.5,
  imageUrl: '/media/arena.webp',
  about: 'A round hall.',
  transport: [{ type: 'BUS', text: 'Bus 1' }],
}

const missing = () => {
  throw new RequestError({ kind: 'http', httpCode: 404 })
}

describe('a venue', () => {
  const open = async (answers: Answers = [], found: Venue = ARENA) => {
    const openMap = jest.fn(() => Promise.resolve(done))
    const copy = jest.fn(() => Promise.resolve(done))
    const share = jest.fn(() => Promise.resolve({ kind: 'copied' as const }))
    const allow = jest.fn()
    const all = fakeServices({
      answers: [[venue, () => found], [searchShows, () => aPageOfShows(['s1', 's2'], { total: 2 })], ...answers],
      platform: {
        location: { openMap } as never,
        clipboard: { copy } as never,
        share: { open: share, buttonType: null, hasPanel: false, allow },
      },
    })
    const { model } = await openModel(all.services, (deps) => new VenueModel(deps, { venueId: 'v1' }))
    return { ...all, model, openMap, copy, share, allow }
  }

  it('loads the venue and the first page of its shows', async () => {
    const { model, sentTo } = await open()
    expect(model.venue.value).toEqual(ARENA)
    expect([model.shows.items.map(({ showId }) => showId), model.total]).toEqual([['s1', 's2'], 2])
    expect(sentTo(venue)).toEqual([{ venueId: 'v1' }])
    expect(sentTo(searchShows)).toEqual([{ pageType: 'VENUE', venueId: 'v1', offset: 0, length: 20 }])
  })

  it('loads further pages', async () => {
    const first = aPageOfShows(['s1', 's2'], { total: 3, last: false })
    const page = ({ offset }: { offset: number }) => (offset === 0 ? first : aPageOfShows(['s3'], { total: 0 }))
    const { model } = await open([[searchShows, page]])
    await model.shows.more()
    expect([model.shows.items.map(({ showId }) => showId), model.total]).toEqual([['s1', 's2', 's3'], 3])
  })

  it('is reported as not found if it does not exist', async () => {
    const { model } = await open([[venue, missing]])
    expect([model.venue.status, isNotFound(model.venue.error)]).toEqual(['failed', true])
  })

  it('shows an empty list if the venue has no shows', async () => {
    const { model } = await open([[searchShows, () => aPageOfShows([])]])
    expect([model.shows.empty, model.venue.status]).toEqual([true, 'ready'])
  })

  it('remains visible if its shows fail to load, and can reload them', async () => {
    const { model, answer } = await open([
      [searchShows, offline],
      [venue, () => ARENA],
    ])
    expect([model.venue.status, model.shows.status]).toEqual(['ready', 'failed'])
    answer(searchShows, () => aPageOfShows(['s1']))
    await model.load()
    expect([model.venue.status, model.shows.status]).toEqual(['ready', 'ready'])
  })

  it('opens in the host’s map, and can copy its address', async () => {
    const { model, openMap, copy } = await open()
    expect(model.hasLocation).toBe(true)
    await model.openMap()
    await model.copyAddress()
    expect(openMap).toHaveBeenCalledWith({ latitude: 22.2, longitude: 113.5, name: 'Arena', address: '1 Harbour Road' })
    expect(copy).toHaveBeenCalledWith('1 Harbour Road')
  })

  it('has no map link if it has no position', async () => {
    const { model, openMap } = await open([], { ...ARENA, lat: null, lng: null })
    expect([model.hasLocation, model.openMap(), openMap.mock.calls]).toEqual([false, null, []])
  })

  it('is shared by name and address, except in a private visit', async () => {
    const { model, share, allow, stores } = await open()
    await model.share()
    expect(share).toHaveBeenCalledWith({ title: 'Arena', text: 'Arena · 1 Harbour Road', url: '/venue/v1' })
    expect(model.shareCard).toMatchObject({ title: 'Arena', path: '/packages/show/venue/venue?venueId=v1' })
    expect([model.mayShare, allow.mock.calls]).toEqual([true, [[true]]])
    stores.session.applyQuery({ forbidShare: '1' })
    expect(model.mayShare).toBe(false)
    expect(model.shareCard.path).not.toContain('venue')
  })
})
