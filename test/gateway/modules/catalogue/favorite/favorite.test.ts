import { useGateway } from '../../../support/gateway'
import { shopper } from '../../../support/shopper'

const test = useGateway()

type Buyer = Awaited<ReturnType<typeof shopper>>

const mark = async (buyer: Buyer, path: string, favorite: boolean) => (await buyer.post(path, { favorite })).body.data
const ofShow = (id: string) => `show/buyer/v3/shows/${id}/subscribe_favorite`
const ofTour = (id: string) => `home/tour/subscribe_favorite/${id}`
const idsOf = async (buyer: Buyer) => (await buyer.get('show/buyer/v3/favorites/ids')).body.data
const shown = async (buyer: Buyer, query = '') => {
  const { items, total, last } = (await buyer.get(`show/buyer/v3/favorites/shows?${query}`)).body.data
  return { ids: items.map(({ showId }: { showId: string }) => showId), total, last }
}
const publicCount = async (path: string) => (await test.ask(path)).body.data.favoriteCount

it('counts each buyer who adds a favorite once, despite repeated requests', async () => {
  const [one, other] = [await shopper(test, '13800000002'), await shopper(test, '13800000021')]
  const before = await publicCount('show/pub/v5/show/S1001/dynamic')
  for (const again of [1, 2]) {
    expect([again, await mark(one, ofShow('S1001'), true)]).toEqual([
      again,
      { favorite: true, favoriteCount: before + 1 },
    ])
  }
  expect(await mark(other, ofShow('S1001'), true)).toEqual({ favorite: true, favoriteCount: before + 2 })
  expect(await publicCount('show/pub/v5/show/S1001/dynamic')).toBe(before + 2)
  for (const again of [1, 2]) {
    expect([again, await mark(other, ofShow('S1001'), false)]).toEqual([
      again,
      { favorite: false, favoriteCount: before + 1 },
    ])
  }
  expect((await idsOf(one)).showIds).toContain('S1001')
  expect((await idsOf(other)).showIds).not.toContain('S1001')
  await mark(one, ofShow('S1001'), false)
})

it('lists favorites by page, newest first, and omits unlisted shows', async () => {
  const buyer = await shopper(test, '13800000022')
  for (const id of ['S1001', 'S1002', 'S2001']) await mark(buyer, ofShow(id), true)
  expect(await shown(buyer)).toMatchObject({ ids: ['S2001', 'S1002', 'S1001'], total: 3, last: true })
  expect(await shown(buyer, 'offset=0&length=2')).toEqual({ ids: ['S2001', 'S1002'], total: 3, last: false })
  expect(await shown(buyer, 'offset=2&length=2')).toEqual({ ids: ['S1001'], total: 3, last: true })
  const { db } = test.gateway.context
  await db.updateTable('shows').set({ state: 'DISABLED' }).where('show_id', '=', 'S1002').execute()
  expect((await shown(buyer)).ids).toEqual(['S2001', 'S1001'])
})

it('counts the favorites of a tour, and lists the tour with its cities', async () => {
  const buyer = await shopper(test, '13800000023')
  const before = await publicCount('home/pub/v3/tour/T1')
  expect(await mark(buyer, ofTour('T1'), true)).toEqual({ favorite: true, favoriteCount: before + 1 })
  expect(await publicCount('home/pub/v3/tour/T1')).toBe(before + 1)
  const [tour] = (await buyer.get('home/buyer/v3/tour/favorites')).body.data
  expect(tour).toMatchObject({ tourId: 'T1', showCount: expect.any(Number) })
  expect(tour.cityNames.length).toBe(new Set(tour.cityNames).size)
  expect(await idsOf(buyer)).toEqual({ showIds: [], tourIds: ['T1'] })
})

it('requires a login and an existing show for a favorite', async () => {
  const buyer = await shopper(test)
  expect((await buyer.post(ofShow('S0000'), { favorite: true })).status).toBe(404)
  expect((await buyer.post(ofTour('T0'), { favorite: true })).status).toBe(404)
  const visitor = await test.ask(ofShow('S1001'), { method: 'POST', body: { favorite: true } })
  expect(visitor.body.statusCode).toBe(15012007)
})
