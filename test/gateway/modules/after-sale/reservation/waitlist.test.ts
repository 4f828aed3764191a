import { RESERVATION_CODES as CODES } from '@/domain/business-codes/reservation'
import { findRow, listRows } from '../../../../../scripts/gateway/core/database/rows'
import { reservationData } from '../../../../../scripts/gateway/modules/after-sale/reservation/personal-service'
import { advanceWaitlists } from '../../../../../scripts/gateway/modules/after-sale/reservation/waitlist-owner'
import { START, useGateway } from '../../../support/gateway'
import { type Buyer, reservationDesk } from './desk'

const MINUTE = 60_000
const test = useGateway()
afterEach(() => test.clock.set(START))
const { act, again, atConsole, codeOf, db, leftOf, newBuyer, read, reserve, reserved, slotsOf } = reservationDesk(
  test,
  '1396102',
)

const join = (buyer: Buyer, slotIds: string[], more: object = {}) =>
  buyer.post('buyer/v1/reservation_lines', {
    ...{ reserveId: 'RS3', slotIds, quantity: buyer.ids.length, audienceIds: buyer.ids },
    ...more,
  })
const joined = async (buyer: Buyer, ...slotIds: string[]) => {
  const { reservationId } = (await join(buyer, slotIds)).body.data as { reservationId: string }
  return reservationId
}
const leave = (buyer: Buyer, reservationId: string) =>
  test.ask(`buyer/v1/reservation_lines/${reservationId}`, { method: 'DELETE', token: buyer.token })
/** Fills a slot of RS3 by four reservations of one person, and returns them. */
const fill = async (slotId: string) => {
  const made = []
  for (let count = 0; count < 4; count += 1) {
    const buyer = await newBuyer()
    made.push({ buyer, ...(await reserved(buyer, slotId)) })
  }
  return made
}
/** Returns the whole minutes between two times. The clock of the tests advances. */
const minutesAfter = (start: number, time: number): number => Math.floor((time - start) / MINUTE)
/** Runs the expiry job at a time. */
const runAt = async (time: number) => {
  test.clock.set(time)
  await advanceWaitlists(db(), time)
}

describe('the waitlist of a slot', () => {
  it('accepts no position while places are free', async () => {
    expect(await codeOf(join(await newBuyer(), ['2026-12-02-1330']))).toBe(CODES.reserveNoLine)
  })

  it('accepts at most 200 positions', async () => {
    await fill('2026-12-02-1830')
    await db().updateTable('capacities').set({ waiting: 200 }).where('owner_id', '=', 'RS3:2026-12-02-1830').execute()
    expect(await codeOf(join(await newBuyer(), ['2026-12-02-1830']))).toBe(CODES.reserveLineFull)
    await db().updateTable('capacities').set({ waiting: 0 }).where('owner_id', '=', 'RS3:2026-12-02-1830').execute()
  })

  it('returns the position of a repeated request, and refuses other slots', async () => {
    await fill('2026-12-03-1330')
    await fill('2026-12-03-1830')
    const buyer = await newBuyer()
    const first = await joined(buyer, '2026-12-03-1330')
    expect(await joined(buyer, '2026-12-03-1330')).toBe(first)
    expect(await codeOf(join(buyer, ['2026-12-03-1830']))).toBe(CODES.reserveLineTwice)
  })

  it('offers a canceled place to the first position and to no other buyer', async () => {
    const [canceled] = await fill('2026-12-04-1330')
    const [first, second] = [await newBuyer(), await newBuyer()]
    const firstId = await joined(first, '2026-12-04-1330')
    const secondId = await joined(second, '2026-12-04-1330')
    expect(await read(second, secondId)).toMatchObject({ awaited: [{ slotId: '2026-12-04-1330', place: 2 }] })
    await act(canceled.buyer, canceled, 'cancel')
    const offer = await read(first, firstId)
    expect([offer.state, minutesAfter(START, offer.offerUntil)]).toEqual(['OFFERED', 15])
    expect(await codeOf(reserve(await newBuyer(), '2026-12-04-1330'))).toBe(CODES.reserveFull)
    expect(await read(second, secondId)).toMatchObject({ state: 'WAITING', awaited: [{ place: 1 }] })
    expect(await findRow(db(), 'messages', { user_id: first.userId, kind: 'RESERVATION_OFFERED' })).toMatchObject({
      path: `/reserve-order?reservationId=${firstId}`,
    })
  })

  it('confirms an offer as the same reservation', async () => {
    const [canceled] = await fill('2026-12-04-1830')
    const buyer = await newBuyer()
    const reservationId = await joined(buyer, '2026-12-04-1830')
    await act(canceled.buyer, canceled, 'cancel')
    const { data } = (await reserve(buyer, '2026-12-04-1830')).body
    expect(data).toMatchObject({ reservationId, state: 'CONFIRMED', offerUntil: null, audienceIds: [], version: 2 })
    expect(data.people).toHaveLength(1)
    expect(await leftOf('2026-12-04-1830')).toBe(0)
  })

  it('offers free places, and offers places that a smaller group leaves to the next position', async () => {
    const [one, two] = await fill('2026-12-05-1330')
    const group = await newBuyer(['1990-01-01', '1991-01-01', '1992-01-01'])
    const groupId = await joined(group, '2026-12-05-1330')
    const next = await newBuyer()
    const nextId = await joined(next, '2026-12-05-1330')
    // Both places are returned before the waitlist advances.
    await db().updateTable('reserve_slots').set({ is_closed: true }).where('slot_id', '=', '2026-12-05-1330').execute()
    await act(one.buyer, one, 'cancel')
    await act(two.buyer, two, 'cancel')
    await atConsole('slots', { action: 'OPEN', reserveId: 'RS3', slotId: '2026-12-05-1330', capacity: 0 })
    expect(await read(group, groupId)).toMatchObject({ state: 'OFFERED', quantity: 2 })
    expect(await codeOf(reserve(group, '2026-12-05-1330'))).toBe(CODES.reserveFewLeft)
    await reserve(group, '2026-12-05-1330', { audienceIds: group.ids.slice(0, 1) })
    expect(await read(next, nextId)).toMatchObject({ state: 'OFFERED', quantity: 1 })
  })

  it('ends the positions for other slots with the first offer', async () => {
    const [canceled] = await fill('2026-12-05-1830')
    await fill('2026-12-06-1330')
    const buyer = await newBuyer()
    const reservationId = await joined(buyer, '2026-12-06-1330', '2026-12-05-1830')
    await act(canceled.buyer, canceled, 'cancel')
    expect(await read(buyer, reservationId)).toMatchObject({ slotId: '2026-12-05-1830', date: '2026-12-05' })
    const row = await findRow(db(), 'capacities', { kind: 'SLOT', owner_id: 'RS3:2026-12-06-1330' })
    expect(row?.waiting).toBe(0)
  })

  it('gives a missed or rejected offer to the next position', async () => {
    const [canceled] = await fill('2026-12-06-1830')
    const buyers = [await newBuyer(), await newBuyer(), await newBuyer()]
    const ids = []
    for (const buyer of buyers) ids.push(await joined(buyer, '2026-12-06-1830'))
    await act(canceled.buyer, canceled, 'cancel')
    await runAt(START + 16 * MINUTE)
    const second = await again(buyers[1])
    expect(await read(second, ids[1])).toMatchObject({ state: 'OFFERED' })
    expect((await leave(second, ids[1])).body.data).toMatchObject({ state: 'LEFT_LINE' })
    const states = (await listRows(db(), 'reservations', { reservation_id: ids })).map(({ state }) => state)
    expect(states.sort()).toEqual(['LEFT_LINE', 'MISSED', 'OFFERED'])
  })

  it('offers for 5 minutes within 2 hours before the start', async () => {
    const now = Date.parse('2026-12-07T12:00:00+08:00')
    const [canceled] = await fill('2026-12-07-1330')
    const reservationId = await joined(await newBuyer(), '2026-12-07-1330')
    test.clock.set(now)
    await act(await again(canceled.buyer), canceled, 'cancel')
    const position = await findRow(db(), 'waitlist_positions', { holder_id: reservationId })
    expect(minutesAfter(now, position?.offer_until ?? 0)).toBe(5)
  })

  it('ends at the start of the slot', async () => {
    await fill('2026-12-07-1830')
    const reservationId = await joined(await newBuyer(), '2026-12-07-1830')
    await runAt(Date.parse('2026-12-07T18:30:00+08:00'))
    expect(await findRow(db(), 'reservations', { reservation_id: reservationId })).toMatchObject({ state: 'MISSED' })
  })

  it('gets the place that the console adds', async () => {
    const slot = { reserveId: 'RS1', slotId: '2026-12-02-1300' }
    await atConsole('slots', { action: 'FILL', ...slot, capacity: 0 })
    const buyer = await newBuyer()
    const { body } = await join(buyer, [slot.slotId], { reserveId: 'RS1' })
    expect((await slotsOf('RS1')).find(({ slotId }) => slotId === slot.slotId)).toMatchObject({ waiting: 1 })
    await atConsole('slots', { action: 'OFFER', ...slot, capacity: 0 })
    expect(await read(buyer, body.data.reservationId)).toMatchObject({ state: 'OFFERED' })
  })

  it('passes the offer of an erased account to the next position', async () => {
    const slot = { reserveId: 'RS1', slotId: '2026-12-02-1500' }
    await atConsole('slots', { action: 'FILL', ...slot, capacity: 0 })
    const [erased, next] = [await newBuyer(), await newBuyer()]
    await join(erased, [slot.slotId], { reserveId: 'RS1' })
    const { body } = await join(next, [slot.slotId], { reserveId: 'RS1' })
    await atConsole('slots', { action: 'OFFER', ...slot, capacity: 0 })
    const account = { userId: erased.userId, countryCode: '86', cellphone: null, email: null }
    await db()
      .transaction()
      .execute(async (tx) => reservationData.erase?.(tx, account, START))
    await runAt(START)
    expect(await read(next, body.data.reservationId)).toMatchObject({ state: 'OFFERED' })
  })
})
