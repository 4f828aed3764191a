import { TicketSelection, type RequestedTickets } from '@/packages/show/sale/ticket-selection'
import { aSeatPlan } from '../../../support/data/seat-plan'
import { aSession, aSessionDynamic } from '../../../support/data/session'
import { settle } from '../../../support/settle'
import { showWorld, type ShowGateway } from '../support'

const begin = async (
  given: Partial<ShowGateway> = {},
  wanted: RequestedTickets = {},
  facts: { hot?: boolean; remaining?: number | null; seats?: boolean; privilegeId?: string } = {},
) => {
  const { services, sent, gateway } = showWorld(given)
  const choice = new TicketSelection(services, 's1', wanted, {
    isHot: () => facts.hot ?? false,
    remaining: () => facts.remaining ?? null,
    picksSeats: () => facts.seats ?? false,
    privilegeId: () => facts.privilegeId ?? '',
  })
  await choice.loadSessions()
  await choice.loadPlans()
  return { choice, sent, gateway }
}
const paths = (sent: { call: { path: string } }[]) => sent.map(({ call }) => call.path.split('/').pop())

describe('the sessions of a selection', () => {
  test('start with the first session on sale', async () => {
    const { choice } = await begin({
      sales: [aSessionDynamic('n1', { sessionStatus: 'SOLD_OUT', soldOut: true }), aSessionDynamic('n2')],
    })
    expect(choice.session?.bizShowSessionId).toBe('n2')
    expect(choice.day).toBe('2026-11-22')
  })

  test('start with the requested session, even if it is sold out', async () => {
    const { choice } = await begin(
      { sales: [aSessionDynamic('n1', { soldOut: true }), aSessionDynamic('n2')] },
      { sessionId: 'n1' },
    )
    expect(choice.session?.bizShowSessionId).toBe('n1')
  })

  test('start with the first session if the requested session is unknown', async () => {
    const { choice } = await begin({}, { sessionId: 'other' })
    expect(choice.session?.bizShowSessionId).toBe('n1')
  })

  test('exclude past sessions', async () => {
    const { choice } = await begin({
      sales: [aSessionDynamic('n1', { sessionStatus: 'COMPLETED' }), aSessionDynamic('n2')],
    })
    expect(choice.days.map(({ date }) => date)).toEqual(['2026-11-22'])
  })

  test('are grouped by day, except a session without a date', async () => {
    const { choice } = await begin({
      sessions: [aSession('n1', 1), aSession('n2', 1.2), aSession('n3', 0, { showTime: null })],
      sales: [],
    })
    expect(choice.days).toHaveLength(1)
    expect(choice.days[0].sessions).toHaveLength(2)
    expect(choice.undated.map(({ bizShowSessionId }) => bizShowSessionId)).toEqual(['n3'])
  })

  test('load the tiers of another day, and clear the tier', async () => {
    const { choice } = await begin()
    choice.choosePlan('p1')
    choice.chooseDay('2026-11-22')
    expect(choice.plan).toBeNull()
    await settle()
    expect(choice.plans.value?.map(({ seatPlanId }) => seatPlanId)).toEqual(['p3'])
  })
})

describe('the tiers of a selection', () => {
  test('preselect the only tier on sale', async () => {
    const { choice } = await begin({ plans: { n1: [aSeatPlan('p1', { status: 'SOLD_OUT' }), aSeatPlan('p2')] } })
    expect(choice.plan?.seatPlanId).toBe('p2')
  })

  test('load static data once and dynamic data repeatedly in hot mode', async () => {
    const { choice, sent } = await begin({}, {}, { hot: true })
    await choice.loadPlans()
    const asked = paths(sent)
    expect(asked.filter((path) => path === 'seat_plans_static_data')).toHaveLength(1)
    expect(asked.filter((path) => path === 'seat_plans_dynamic_data')).toHaveLength(2)
    expect(asked).not.toContain('seat_plans')
  })

  test('deselect a chosen tier that sells out', async () => {
    const { choice, gateway } = await begin()
    choice.choosePlan('p1')
    gateway.plans.n1 = [aSeatPlan('p1', { status: 'SOLD_OUT' }), aSeatPlan('p2')]
    await choice.loadPlans()
    expect(choice.plan?.seatPlanId).toBe('p2')
  })
})

describe('the quantity of a selection', () => {
  test('is limited by stock, order limit and buyer limit', async () => {
    const { choice } = await begin({ plans: { n1: [aSeatPlan('p1', { stock: 3 })] } }, { quantity: '9' })
    expect(choice.quantity).toBe(3)
    expect(choice.limit).toEqual({ most: 3, reason: 'stock' })
    choice.setQuantity(2)
    expect(choice.quantity).toBe(2)
    expect(choice.tickets).toBe(2)
  })

  test('is 1 for an invalid quantity in the address', async () => {
    const { choice } = await begin({}, { seatPlanId: 'p1', quantity: '-3' })
    expect(choice.quantity).toBe(1)
  })
})

describe('the reason why a selection cannot be bought', () => {
  test('is a missing session or tier', async () => {
    expect((await begin({ sessions: [] })).choice.refusal).toBe('noSession')
    expect((await begin()).choice.refusal).toBe('noPlan')
  })

  test('is an empty stock', async () => {
    const { choice } = await begin({ plans: { n1: [aSeatPlan('p1', { status: 'SOLD_OUT' })] } })
    expect(choice.refusal).toBe('noTickets')
  })

  test('is the buyer’s limit', async () => {
    const { choice } = await begin({}, { seatPlanId: 'p1' }, { remaining: 0 })
    expect(choice.refusal).toBe('sessionLimit')
  })

  test('is null if nothing is missing', async () => {
    expect((await begin({}, { seatPlanId: 'p2' })).choice.refusal).toBeNull()
  })
})

describe('a selection whose seats are picked afterwards', () => {
  test('preselects no tier, and allows a chosen tier to be cleared', async () => {
    const { choice } = await begin({ plans: { n1: [aSeatPlan('p1')] } }, {}, { seats: true })
    expect(choice.plan).toBeNull()
    expect(choice.refusal).toBeNull()
    choice.choosePlan('p1')
    expect(choice.plan?.seatPlanId).toBe('p1')
    choice.choosePlan('')
    expect(choice.plan).toBeNull()
  })

  test('limits the quantity by session and buyer', async () => {
    const { choice } = await begin({}, {}, { seats: true, remaining: 2 })
    expect(choice.limit).toEqual({ most: 2, reason: 'buyer' })
    expect(choice.requestedQuantity).toBeNull()
    choice.setQuantity(5)
    expect(choice.requestedQuantity).toBe(2)
  })

  test('reports a reached limit or empty stock even if no tier is chosen', async () => {
    expect((await begin({}, {}, { seats: true, remaining: 0 })).choice.refusal).toBe('sessionLimit')
    const gone = { plans: { n1: [aSeatPlan('p1', { status: 'SOLD_OUT' })] } }
    expect((await begin(gone, {}, { seats: true })).choice.refusal).toBe('noTickets')
  })
})

describe('a selection with a privilege', () => {
  test('loads sessions and tiers from the privilege’s endpoints', async () => {
    const { choice, sent } = await begin({}, {}, { privilegeId: 'PV1' })
    const asked = sent.map(({ call, params }) => [call.path.includes('{privilegeId}'), params])
    expect(asked).toEqual([
      [true, { showId: 's1', privilegeId: 'PV1' }],
      [true, { showId: 's1', privilegeId: 'PV1' }],
      [true, { showId: 's1', sessionId: 'n1', privilegeId: 'PV1' }],
      [true, { showId: 's1', sessionId: 'n1', privilegeId: 'PV1' }],
    ])
    expect(choice.plans.value).toHaveLength(2)
  })

  test('reloads the sessions when a privilege is added, then sells with it', async () => {
    const facts = { privilegeId: '' }
    const { choice } = await begin({ privilegeSales: [aSessionDynamic('n1')], sales: [] }, {}, facts)
    expect([choice.list.isOutdated, choice.sellsByPrivilege]).toEqual([false, false])
    facts.privilegeId = 'PV1'
    expect(choice.list.isOutdated).toBe(true)
    await choice.loadSessions()
    expect([choice.list.isOutdated, choice.sellsByPrivilege]).toEqual([false, true])
  })
})
