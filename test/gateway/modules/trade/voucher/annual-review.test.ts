import { annualReview } from '@/api/annual-review'
import { useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { shopper } from '../../../support/shopper'

const test = useGateway()

const PATH = 'trade/buyer/v3/annual_review'

const setTime = (showId: string, time: string) =>
  test.gateway.context.db
    .updateTable('sessions')
    .set({ show_time: Date.parse(time) })
    .where('show_id', '=', showId)
    .execute()

it('includes past visits in each show’s time zone, and omits refunded tickets', async () => {
  const buyer = await shopper(test)
  await setTime('S3008', '2025-12-31T16:30:00Z')
  await setTime('S6008', '2025-12-31T12:00:00Z')
  await setTime('S2010', '2026-02-03T11:30:00Z')
  await setTime('S1015', '2026-03-03T11:30:00Z')
  await setTime('S8006', '2026-04-03T11:30:00Z')
  const { data } = (await buyer.get(PATH)).body
  expect(madeUp(annualReview.read(data), data)).toEqual([])
  expect(data).toMatchObject({
    year: 2026,
    years: [2026, 2025],
    visitCount: 3,
    showCount: 3,
    ticketCount: 7,
    companionCount: 4,
    minutes: 180 + 70 + 125,
  })
  expect(data.nights.map(({ showId }: { showId: string }) => showId)).toEqual(['S3008', 'S2010', 'S1015'])
  expect(data.latest.showId).toBe('S3008')
  const before = (await buyer.get(`${PATH}?year=2025`)).body.data
  expect(before).toMatchObject({ year: 2025, visitCount: 1, companionCount: 0 })
  expect(before.nights[0].showId).toBe('S6008')
})

it('returns an empty review for a buyer without tickets or a year without visits', async () => {
  const newcomer = await shopper(test, '13800000031')
  expect((await newcomer.get(PATH)).body.data).toMatchObject({
    years: [],
    visitCount: 0,
    nights: [],
    latest: null,
    venue: null,
  })
  const buyer = await shopper(test)
  expect((await buyer.get(`${PATH}?year=2001`)).body.data).toMatchObject({ year: 2001, visitCount: 0 })
})

it('requires a login and a valid year for the review', async () => {
  expect((await test.ask(PATH)).body.statusCode).not.toBe(200)
  const buyer = await shopper(test)
  expect((await buyer.get(`${PATH}?year=12`)).body.statusCode).not.toBe(200)
})
