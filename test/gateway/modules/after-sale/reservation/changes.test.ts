import { RESERVATION_CODES as CODES } from '@/domain/business-codes/reservation'
import { countRows, findRow, listRows } from '../../../../../scripts/gateway/core/database/rows'
import {
  deletePastPeople,
  reservationData,
} from '../../../../../scripts/gateway/modules/after-sale/reservation/personal-service'
import { START, useGateway } from '../../../support/gateway'
import { type Buyer, reservationDesk } from './desk'

const DAY = 86_400_000
const test = useGateway()
afterEach(() => test.clock.set(START))
const { act, again, atConsole, codeOf, db, leftOf, newBuyer, read, reserve, reserved, slotsOf } = reservationDesk(
  test,
  '1396101',
)

describe('a change', () => {
  it('exchanges the place of the old slot for one of the new slot', async () => {
    const buyer = await newBuyer()
    const before = await reserved(buyer, '2026-12-05-1330')
    const { data } = (await act(buyer, before, 'move', { slotId: '2026-12-06-1830' })).body
    expect(data).toMatchObject({ slotId: '2026-12-06-1830', date: '2026-12-06', changesLeft: 1, version: 2 })
    expect([await leftOf('2026-12-05-1330'), await leftOf('2026-12-06-1830')]).toEqual([4, 3])
  })

  it('preserves the old place if the new slot is full', async () => {
    const buyer = await newBuyer()
    const before = await reserved(buyer, '2026-12-05-1830')
    await atConsole('slots', { action: 'FILL', reserveId: 'RS3', slotId: '2026-12-06-1330', capacity: 0 })
    expect(await codeOf(act(buyer, before, 'move', { slotId: '2026-12-06-1330' }))).toBe(CODES.reserveFull)
    expect(await read(buyer, before.reservationId)).toMatchObject({ slotId: '2026-12-05-1830', changesLeft: 2 })
    expect(await leftOf('2026-12-05-1830')).toBe(3)
  })

  it('takes no second place of a full day', async () => {
    const buyer = await newBuyer()
    const before = await reserved(buyer, '2026-12-06-0900', { reserveId: 'RS1' })
    await db()
      .updateTable('capacities')
      .set({ total: 1, remaining: 0 })
      .where('owner_id', '=', 'RS1:2026-12-06')
      .execute()
    const { body } = await act(buyer, before, 'move', { slotId: '2026-12-06-1300' })
    expect(body.data).toMatchObject({ slotId: '2026-12-06-1300' })
    expect(await findRow(db(), 'capacities', { kind: 'DAY', owner_id: 'RS1:2026-12-06' })).toMatchObject({
      remaining: 0,
    })
  })

  it('is possible twice', async () => {
    const buyer = await newBuyer()
    const first = await reserved(buyer, '2026-12-03-0900', { reserveId: 'RS1' })
    const codes = []
    for (const [version, slotId] of ['2026-12-03-1100', '2026-12-03-1300', '2026-12-03-1500'].entries())
      codes.push(await codeOf(act(buyer, { ...first, version: version + 1 }, 'move', { slotId })))
    expect(codes).toEqual([200, 200, CODES.reserveChangesUsed])
  })

  it('is possible until 1 hour before the start', async () => {
    const buyer = await newBuyer()
    const before = await reserved(buyer, '2026-12-02-1100', { reserveId: 'RS1' })
    test.clock.set(Date.parse('2026-12-02T10:01:00+08:00'))
    const late = await again(buyer)
    expect(await codeOf(act(late, before, 'move', { slotId: '2026-12-02-1500' }))).toBe(CODES.reserveOver)
  })

  it('and a cancellation at once have one result, and return the place once', async () => {
    const buyer = await newBuyer()
    const before = await reserved(buyer, '2026-12-07-1330')
    const codes = await Promise.all([
      codeOf(act(buyer, before, 'move', { slotId: '2026-12-07-1830' })),
      codeOf(act(buyer, before, 'cancel')),
    ])
    expect(codes.sort()).toEqual([200, CODES.reserveChanged])
    const { state } = await read(buyer, before.reservationId)
    expect([await leftOf('2026-12-07-1330'), (await leftOf('2026-12-07-1830')) ?? 4]).toEqual(
      state === 'CANCELED' ? [4, 4] : [4, 3],
    )
  })

  it('is limited to 6 a day together with cancellations', async () => {
    const buyer = await newBuyer()
    const codes = []
    for (let run = 0; run < 7; run += 1) {
      const made = await reserved(buyer, '2026-12-04-1100', { reserveId: 'RS1' })
      codes.push(await codeOf(act(buyer, made, 'cancel')))
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, CODES.reserveTooOften])
  })

  it('to a date with another reservation is rejected for services without documents', async () => {
    const buyer = await newBuyer()
    const luggage = { reserveId: 'RS4', audienceIds: [], quantity: 1 }
    await reserve(buyer, '2026-12-06-1300', luggage)
    const second = await reserved(buyer, '2026-12-05-1300', luggage)
    const codes = [
      await codeOf(act(buyer, second, 'move', { slotId: '2026-12-06-1800' })),
      await codeOf(act(buyer, second, 'move', { slotId: '2026-12-05-1800' })),
    ]
    expect(codes).toEqual([CODES.reserveDayTwice, 200])
  })

  it('removes a person, but not the adult of a minor', async () => {
    const buyer = await newBuyer(['1990-01-01', '2016-01-01', '1991-01-01'])
    const made = await reserved(buyer, '2026-12-05-1500', { reserveId: 'RS1' })
    const rows = await listRows(db(), 'reservation_people', { reservation_id: made.reservationId })
    const adults = rows.filter(({ is_minor: isMinor }) => !isMinor)
    const [one, two] = adults.map(({ person_id: personId }) => ({ personId }))
    const codes = [
      await codeOf(act(buyer, made, 'people', one)),
      await codeOf(act(buyer, made, 'people', one)),
      await codeOf(act(buyer, { ...made, version: 2 }, 'people', two)),
    ]
    expect(codes).toEqual([200, 200, CODES.reserveMinorsAlone])
    expect([(await read(buyer, made.reservationId)).quantity, await leftOf('2026-12-05-1500', 'RS1')]).toEqual([2, 58])
  })

  it('releases the document of a canceled reservation', async () => {
    const buyer = await newBuyer()
    await act(buyer, await reserved(buyer, '2026-12-04-1500', { reserveId: 'RS1' }), 'cancel')
    expect(await codeOf(reserve(buyer, '2026-12-04-1500', { reserveId: 'RS1' }))).toBe(200)
  })
})

describe('the venue', () => {
  const slot = (action: string, slotId: string, capacity = 0) =>
    atConsole('slots', { action, reserveId: 'RS3', slotId, capacity })

  it('closes and opens a slot', async () => {
    const buyer = await newBuyer()
    await slot('CLOSE', '2026-12-07-1830')
    const closed = await codeOf(reserve(buyer, '2026-12-07-1830'))
    await slot('OPEN', '2026-12-07-1830')
    expect([closed, await codeOf(reserve(buyer, '2026-12-07-1830'))]).toEqual([CODES.reserveClosed, 200])
  })

  it('closes a slot by a capacity below the reserved places, which stay valid', async () => {
    const buyer = await newBuyer(['1990-01-01', '1990-01-01'])
    test.clock.set(Date.parse('2026-12-02T10:00:00+08:00'))
    const { reservationId } = await reserved(await again(buyer), '2026-12-08-1830')
    expect((await slot('CAPACITY', '2026-12-08-1830', 1)).body.data).toEqual({ count: 1 })
    expect(await read(await again(buyer), reservationId)).toMatchObject({ state: 'CONFIRMED', quantity: 2 })
    expect((await slotsOf('RS3')).find(({ slotId }) => slotId === '2026-12-08-1830')?.state).toBe('CLOSED')
  })

  it('cancels a reservation with a message, and returns its place', async () => {
    const buyer = await newBuyer()
    test.clock.set(Date.parse('2026-12-02T10:00:00+08:00'))
    const { reservationId } = await reserved(await again(buyer), '2026-12-08-1330')
    await atConsole(`reservations/${reservationId}`, { action: 'CLOSE' })
    expect(await read(await again(buyer), reservationId)).toMatchObject({ state: 'CLOSED_BY_VENUE' })
    expect(await leftOf('2026-12-08-1330')).toBe(4)
    expect(await findRow(db(), 'messages', { user_id: buyer.userId, kind: 'RESERVATION_CLOSED' })).toMatchObject({
      path: `/reserve-order?reservationId=${reservationId}`,
    })
  })
})

describe('the pool of minors', () => {
  const FAMILY = ['1985-01-01', '2018-01-01']
  const at = (buyer: Buyer, slotId: string) => codeOf(reserve(buyer, slotId, { reserveId: 'RS1' }))
  /** Reserves for a family, and leaves no further place for a minor. */
  const fillPool = async (slotId: string) => {
    const buyer = await newBuyer(FAMILY)
    const made = await reserved(buyer, slotId, { reserveId: 'RS1' })
    const pool = db().updateTable('capacities').where('kind', '=', 'MINOR').where('owner_id', '=', `RS1:${slotId}`)
    await pool.set({ total: 1, remaining: 0 }).execute()
    return { buyer, ...made }
  }

  it('limits minors but not adults', async () => {
    await fillPool('2026-12-05-0900')
    expect(await at(await newBuyer(FAMILY), '2026-12-05-0900')).toBe(CODES.reserveMinorsFull)
    expect(await at(await newBuyer(), '2026-12-05-0900')).toBe(200)
  })

  it('gets the place of a removed minor back', async () => {
    const family = await fillPool('2026-12-05-1100')
    const { people } = await read(family.buyer, family.reservationId)
    const { personId } = people.find(({ isMinor }: { isMinor: boolean }) => isMinor)
    await act(family.buyer, family, 'people', { personId })
    expect(await at(await newBuyer(FAMILY), '2026-12-05-1100')).toBe(200)
  })

  it('refuses a change to a slot whose pool is full', async () => {
    await fillPool('2026-12-05-1300')
    const buyer = await newBuyer(FAMILY)
    const before = await reserved(buyer, '2026-12-05-1500', { reserveId: 'RS1' })
    expect(await codeOf(act(buyer, before, 'move', { slotId: '2026-12-05-1300' }))).toBe(CODES.reserveMinorsFull)
  })
})

describe('the personal data of an account', () => {
  it('contain reservations with masked documents, and return the places when they are erased', async () => {
    const buyer = await newBuyer(undefined, ['310101199001011234'])
    const { reservationId } = await reserved(buyer, '2026-12-04-1330')
    const account = { userId: buyer.userId, countryCode: '86', cellphone: null, email: null }
    const copy = await reservationData.read?.(db(), account)
    await db()
      .transaction()
      .execute(async (tx) => reservationData.erase?.(tx, account, START))
    expect(copy).toMatchObject({
      reservations: [{ reservation_id: reservationId }],
      reservation_people: [{ name: '张0' }],
    })
    expect(JSON.stringify(copy)).not.toContain('310101199001011234')
    expect(await listRows(db(), 'reservation_people', { reservation_id: reservationId })).toEqual([])
    expect(await leftOf('2026-12-04-1330')).toBe(4)
  })

  it('contain the times of changes and cancellations', async () => {
    const buyer = await newBuyer()
    await act(buyer, await reserved(buyer, '2026-12-05-0900', { reserveId: 'RS1' }), 'cancel')
    const account = { userId: buyer.userId, countryCode: '86', cellphone: null, email: null }
    expect(await reservationData.read?.(db(), account)).toMatchObject({
      reservation_actions: [{ at: expect.any(Number) }],
    })
  })

  it.each([
    [30, 1],
    [31, 0],
  ])('contain a reservation’s people for 30 days after its date: day %s, rows %s', async (days, count) => {
    const buyer = await newBuyer()
    const { reservationId } = await reserved(buyer, '2026-12-05-1500', { reserveId: 'RS1' })
    await deletePastPeople(db(), Date.parse('2026-12-05T15:00:00+08:00') + days * DAY)
    expect(await countRows(db(), 'reservation_people', { reservation_id: reservationId })).toBe(count)
  })
})
