import { PURCHASE_CODES } from '@/domain/business-codes/purchase'
import { useGateway } from '../../../support/gateway'

const SHOW = 'S1003'

const test = useGateway()
beforeAll(async () => {
  // Makes the show unlisted.
  await test.gateway.context.db.updateTable('shows').set({ state: 'DISABLED' }).where('show_id', '=', SHOW).execute()
})

const PREVIEW = { 'backend-preview': 'true' }

const statuses = async (headers: Record<string, string> = {}) => {
  const show = await test.ask(`show/pub/v5/show/${SHOW}/dynamic`, { headers })
  const sessions = await test.ask(`show/pub/v3/show/${SHOW}/sessions_dynamic_data`, { headers })
  const [first] = sessions.body.data as { bizShowSessionId: string; sessionStatus: string }[]
  const plans = await test.ask(`show/pub/v5/show/${SHOW}/session/${first.bizShowSessionId}/seat_plans`, { headers })
  return {
    show: show.body.data.showDetailStatus,
    session: first.sessionStatus,
    plan: plans.body.data[0].status,
    ids: { sessionId: first.bizShowSessionId, seatPlanId: plans.body.data[0].seatPlanId },
  }
}

it('shows an unlisted show as on sale only in a preview', async () => {
  expect(await statuses()).toMatchObject({ show: 'DISABLED', session: 'DISABLED', plan: 'PENDING' })
  expect(await statuses(PREVIEW)).toMatchObject({ show: 'ON_SALE', session: 'ON_SALE', plan: 'ON_SALE' })
})

it.each(['1', 'TRUE', 'yes', ''])('ignores the header `backend-preview` with the value %p', async (word) => {
  expect(await statuses({ 'backend-preview': word })).toMatchObject({ show: 'DISABLED' })
})

it('does not change other shows in a preview', async () => {
  const of = (headers: Record<string, string>) => test.ask('show/pub/v5/show/S1001/dynamic', { headers })
  expect((await of(PREVIEW)).body.data).toEqual((await of({})).body.data)
})

it('allows no purchase in a preview', async () => {
  const { ids } = await statuses(PREVIEW)
  const { accessToken } = await test.signIn()
  const answer = await test.ask('trade/buyer/order/v3/pre_order', {
    method: 'POST',
    token: accessToken,
    headers: PREVIEW,
    body: { showId: SHOW, sessionId: ids.sessionId, items: [{ seatPlanId: ids.seatPlanId, quantity: 1 }] },
  })
  expect(answer.body.statusCode).toBe(PURCHASE_CODES.notOnSale)
})

describe('an unlisted show (S6009)', () => {
  const ask = (path: string, headers: Record<string, string> = {}) => test.ask(path, { headers })
  const path = 'pub/v1/shows/S6009/preview'

  it('is shown as on sale to the back office only', async () => {
    const { data } = (await ask(path, PREVIEW)).body
    expect(data).toMatchObject({ showId: 'S6009', showDetailStatus: 'ON_SALE', seatPickType: 'SUPPORT_NONE' })
    expect((await ask(path)).status).toBe(404)
    expect((await ask('show/pub/v5/show/S6009/dynamic')).body.data.showDetailStatus).toBe('DISABLED')
  })

  it('appears in no search results', async () => {
    const { data } = (await ask('home/pub/v3/show_list/search?keyword=The%20Long%20Table&lang=en')).body
    expect(data.items).toEqual([])
  })
})

it('returns the preview of a public show to a request without the back-office header', async () => {
  expect((await test.ask('pub/v1/shows/S1001/preview')).body.data.showDetailStatus).toBe('ON_SALE')
})

it('returns the same data and pass id by the v3 and v5 routes', async () => {
  for (const [old, current] of [
    ['show_static_data/S1001', 'S1001/static'],
    ['show_dynamic_data/S1001', 'S1001/dynamic'],
  ]) {
    const v3 = await test.ask(`show/pub/v3/${old}?locationCityId=BL1106`)
    const v5 = await test.ask(`show/pub/v5/show/${current}`)
    expect(v3.body.data).toEqual(v5.body.data)
    expect(v3.headers.get('passId')).toBe(v5.headers.get('passId'))
  }
})
