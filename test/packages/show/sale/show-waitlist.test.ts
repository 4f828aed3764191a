import { joinWaitlist, leaveWaitlist, waitlist } from '@/api/waitlist'
import { fen } from '@/domain/money'
import { RequestError } from '@/request/errors'
import { aSeatPlan } from '../../../support/data/seat-plan'
import { aSessionDynamic } from '../../../support/data/session'
import { aShowDynamic } from '../../../support/data/show'
import { aWaitPlace } from '../../../support/data/wait-place'
import { NOW } from '../../../support/fake-clock'
import { settle } from '../../../support/settle'
import { beginSale, type ShowGateway } from '../support'

const gone = (id: string, more = {}) => aSeatPlan(id, { status: 'SOLD_OUT', existWaitList: true, ...more })

const soldOut: Partial<ShowGateway> = {
  dynamic: aShowDynamic({ showDetailStatus: 'SOLD_OUT', soldOut: true, existWaitList: true }),
  sales: [aSessionDynamic('n1', { sessionStatus: 'SOLD_OUT', soldOut: true, existWaitList: true })],
  plans: { n1: [gone('p1', { limit: 4 }), gone('p2', { originalPrice: fen(98000) }), aSeatPlan('p3')] },
}

const begin = async (given: Partial<ShowGateway> = {}) => {
  const world = await beginSale({ ...soldOut, ...given })
  world.logIn()
  await settle()
  return { ...world, line: world.show.waitlist }
}

test('opens the sold-out tiers once a visitor has logged in', async () => {
  const { show, went, logIn, sentTo } = await beginSale(soldOut)
  await show.remind('WAIT_LIST')
  expect([went, sentTo(waitlist), show.waitlist.choosing]).toEqual([[['openLogin']], [], false])
  logIn()
  await settle()
  expect(show.waitlist.choosing).toBe(true)
  expect(show.waitlist.tiers.map(({ plan }) => plan.seatPlanId)).toEqual(['p1', 'p2'])
})

test('joins the waitlist for at most the maximum quantity of an order', async () => {
  const { line, gateway, sentTo } = await begin()
  await line.begin()
  expect(line.tier).toBeNull()
  line.chooseTier('p1')
  line.setQuantity(9)
  expect([line.quantity, line.most]).toEqual([4, 4])
  gateway.line = {
    capacity: 200,
    tiers: [{ seatPlanId: 'p1', waiting: 1 }],
    places: [aWaitPlace({ seatPlanId: 'p1' })],
  }
  await line.join()
  expect(sentTo(joinWaitlist)).toEqual([
    { showId: 's1', sessionId: 'n1', seatPlanId: 'p1', quantity: 4, remindType: 'SMS' },
  ])
  expect([line.choosing, line.waits, line.tiers[0]]).toMatchObject([false, true, { waiting: 1, joined: true }])
  // Only one tier remains, so it is selected.
  expect(line.tier?.plan.seatPlanId).toBe('p2')
})

test('shows the position on the button, which reopens the tiers', async () => {
  const { show, line } = await begin({
    line: { capacity: 200, tiers: [], places: [aWaitPlace({ seatPlanId: 'p1', place: 3 })] },
  })
  expect(show.button).toMatchObject({ isDone: true, action: { kind: 'remind', type: 'WAIT_LIST' } })
  expect(line.position).toBe(3)
  await show.remind('WAIT_LIST')
  expect(line.choosing).toBe(true)
})

test('disables a full tier, and leaves the sheet open after a refusal', async () => {
  const full = { capacity: 200, tiers: [{ seatPlanId: 'p1', waiting: 200 }], places: [] }
  const refuse = () => {
    throw new RequestError({ kind: 'business', message: 'Full' })
  }
  const { line, sentTo } = await begin({ line: full, join: refuse })
  await line.begin()
  line.chooseTier('p1')
  expect(line.tiers[0].full).toBe(true)
  expect(line.tier?.plan.seatPlanId).toBe('p2')
  const loads = sentTo(waitlist).length
  await expect(line.join()).rejects.toThrow('Full')
  expect([line.choosing, sentTo(waitlist).length]).toEqual([true, loads + 1])
})

test('opens the order for offered tickets, or declines the offer', async () => {
  const offer = aWaitPlace({ state: 'OFFERED', offered: 1, quantity: 2, place: null, offerUntil: NOW + 60_000 })
  const { line, gateway, sentTo } = await begin({ line: { capacity: 200, tiers: [], places: [offer] } })
  expect(line.orderOf(line.places[0])).toEqual({
    name: 'confirm-order',
    params: { showId: 's1', sessionId: 'n1', seatPlanId: 'p1', quantity: '1' },
  })
  gateway.line = { capacity: 200, tiers: [], places: [] }
  await line.leave(offer)
  expect([sentTo(leaveWaitlist), line.places]).toEqual([[{ waitId: offer.waitId }], []])
})

test('reloads positions every 30 s while the buyer waits', async () => {
  const { line, gateway, sentTo, clock } = await begin({
    line: { capacity: 200, tiers: [], places: [aWaitPlace({ place: 3 })] },
  })
  const loads = sentTo(waitlist).length
  gateway.line = { capacity: 200, tiers: [], places: [aWaitPlace({ place: 2 })] }
  await clock.advance(30_000)
  await settle()
  expect([sentTo(waitlist).length, line.places[0].place]).toEqual([loads + 1, 2])
  gateway.line = { capacity: 200, tiers: [], places: [aWaitPlace({ state: 'MISSED', place: null })] }
  await clock.advance(30_000)
  await settle()
  await clock.advance(120_000)
  expect(sentTo(waitlist).length).toBe(loads + 2)
})

test('sends no request for a show without waitlists', async () => {
  const { sentTo } = await begin({ dynamic: aShowDynamic() })
  expect(sentTo(waitlist)).toEqual([])
})
