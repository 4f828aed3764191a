import { PURCHASE_CODES } from '@/domain/business-codes/purchase'
import { testGateway, type TestGateway } from '../../support/gateway'

jest.setTimeout(60_000)

const SHOW = 'S1003'

let test: TestGateway
beforeAll(async () => {
  test = await testGateway()
  // not listed yet
  await test.gateway.context.db.updateTable('shows').set({ state: 'DISABLED' }).where('show_id', '=', SHOW).execute()
})
afterAll(() => test.gateway.close())

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

it('an unlisted show is visible to a preview only, as it will be', async () => {
  expect(await statuses()).toMatchObject({ show: 'DISABLED', session: 'DISABLED', plan: 'PENDING' })
  expect(await statuses(PREVIEW)).toMatchObject({ show: 'ON_SALE', session: 'ON_SALE', plan: 'ON_SALE' })
})

it.each(['1', 'TRUE', 'yes', ''])('another word in the header is no preview: %p', async (word) => {
  expect(await statuses({ 'backend-preview': word })).toMatchObject({ show: 'DISABLED' })
})

it('a preview changes nothing about other shows', async () => {
  const of = (headers: Record<string, string>) => test.ask('show/pub/v5/show/S1001/dynamic', { headers })
  expect((await of(PREVIEW)).body.data).toEqual((await of({})).body.data)
})

it('a preview buys nothing', async () => {
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
