import { reservableSlots, reservationDetail, reservations } from '@/api/reservation'
import { RESERVATION_CODES as CODES } from '@/domain/business-codes/reservation'
import { findRow, listRows } from '../../../../../scripts/gateway/core/database/rows'
import { remainingOf } from '../../../../../scripts/gateway/modules/catalogue/capacity/service'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { newKey, type Shopper, shopperOf } from '../../../support/shopper'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const test = useGateway()
afterEach(() => test.clock.set(START))

const db = () => test.gateway.context.db
let count = 0

interface Buyer extends Shopper {
  userId: string
  ids: string[]
}

/** A new buyer with attendees of these birthdays. Each attendee has another document unless `numbers` names it. */
const newBuyer = async (birthdays: string[] = ['1990-01-01'], numbers: string[] = []): Promise<Buyer> => {
  const { userId } = await test.signIn(`1396100${String((count += 1)).padStart(4, '0')}`)
  const rows = birthdays.map((birthday, at) => ({
    ...{ audience_id: `T${count}x${at}`, user_id: userId, name: `张${at}`, id_type: 'ID_CARD', birthday, region: '' },
    ...{ id_no: numbers[at] ?? `T${count}N${at}`, country_code: '86', cellphone: '', created_at: START },
  }))
  await db().insertInto('audiences').values(rows).execute()
  return { ...(await shopperOf(test, userId)), userId, ids: rows.map(({ audience_id: id }) => id) }
}

/** Slots from 2 to 7 December are open at the start. Each test has slots of its own. */
const reserve = (buyer: Buyer, slotId: string, more: object = {}) =>
  buyer.post('buyer/v1/reservations', {
    ...{ reserveId: 'RS3', slotId, audienceIds: buyer.ids, quantity: 0, idempotencyKey: newKey() },
    ...more,
  })
const codeOf = async (answer: Promise<{ body: { statusCode: number } }>) => (await answer).body.statusCode
const reserved = async (buyer: Buyer, slotId: string, more: object = {}) =>
  (await reserve(buyer, slotId, more)).body.data as {
    reservationId: string
    version: number
    people: { personId: string }[]
  }
const act = (
  buyer: Buyer,
  { reservationId, version }: { reservationId: string; version: number },
  path: string,
  more = {},
) => buyer.post(`buyer/v1/reservations/${reservationId}/${path}`, { version, ...more })
const read = async (buyer: Buyer, reservationId: string) =>
  (await buyer.get(`buyer/v1/reservations/${reservationId}`)).body.data
const leftOf = async (slotId: string, reserveId = 'RS3') =>
  (await remainingOf(db(), 'SLOT', [`${reserveId}:${slotId}`])).get(`${reserveId}:${slotId}`)
const slotsOf = async (reserveId: string, month = '2026-12') =>
  (await test.ask(`home/pub/v3/reservables/${reserveId}/slots?month=${month}`)).body.data as {
    slotId: string
    state: string
    left: number | null
    from: number
  }[]
const console_ = (path: string, body: object) => test.ask(`console/api/${path}`, { method: 'POST', body })
const on = async (buyer: Buyer) => ({ ...buyer, ...(await shopperOf(test, buyer.userId)) })

describe('slots', () => {
  it('show their state, and the number of places only if few are left', async () => {
    const slots = await slotsOf('RS1')
    expect(madeUp(reservableSlots.read(slots), slots)).toEqual([])
    expect(slots.slice(0, 5).map(({ state, left }) => [state, left])).toEqual([
      ['OPEN', null],
      ['FULL', null],
      ['FEW', 5],
      ['CLOSED', null],
      ['OPEN', null],
    ])
  })

  it('open 7 days ahead at 17:00', async () => {
    const stateAt = async () => (await slotsOf('RS3')).find(({ slotId }) => slotId === '2026-12-08-1330')?.state
    const before = await stateAt()
    await test.clock.advance(7 * HOUR)
    expect([before, await stateAt()]).toEqual(['NOT_YET', 'FEW'])
  })

  it.each(['2026-13', '12', '9999-12'])('reject the month %s', async (month) => {
    expect((await test.ask(`home/pub/v3/reservables/RS1/slots?month=${month}`)).status).toBe(400)
  })

  it('name the next free slot of each service', async () => {
    const { data } = (await test.ask('home/pub/v3/reservables?venueId=V02')).body
    expect(data).toMatchObject([{ reserveId: 'RS1', nextTime: (await slotsOf('RS1'))[0].from }])
  })
})

describe('a reservation', () => {
  it('takes a place for each person, and contains masked documents', async () => {
    const buyer = await newBuyer(['1990-01-01', '2016-01-01'], ['310101199001011234', '310101201601015678'])
    const { reservationId } = await reserved(buyer, '2026-12-02-1330')
    const data = await read(buyer, reservationId)
    expect(madeUp(reservationDetail.read(data), data)).toEqual([])
    expect(data).toMatchObject({ state: 'CONFIRMED', quantity: 2, changesLeft: 2 })
    expect(data.people).toMatchObject([{ isMinor: expect.any(Boolean) }, { isMinor: expect.any(Boolean) }])
    expect(JSON.stringify(data)).not.toContain('310101199001011234')
    expect(await leftOf('2026-12-02-1330')).toBe(2)
  })

  it('is made once for an idempotency key', async () => {
    const buyer = await newBuyer()
    const key = { idempotencyKey: newKey() }
    const [one, two] = [await reserved(buyer, '2026-12-02-1830', key), await reserved(buyer, '2026-12-02-1830', key)]
    expect([one.reservationId, await leftOf('2026-12-02-1830')]).toEqual([two.reservationId, 3])
  })

  it.each([
    ['2026-12-20-1330', CODES.reserveNotOpen],
    ['2026-12-01-0930', 404],
    ['2026-11-30-1330', CODES.reserveOver],
  ])('for %s is rejected', async (slotId, code) => {
    expect(await codeOf(reserve(await newBuyer(), slotId))).toBe(code)
  })

  it.each([
    [[], CODES.reserveNoPeople],
    [['2015-01-01'], CODES.reserveMinorsAlone],
    [['1990-01-01', ...Array.from({ length: 4 }, () => '2016-01-01')], CODES.reserveMinorsTooMany],
    [Array.from({ length: 6 }, () => '1990-01-01'), CODES.reserveTooMany],
  ])('for people born %j is rejected', async (birthdays, code) => {
    const buyer = birthdays.length > 0 ? await newBuyer(birthdays) : { ...(await newBuyer()), ids: [] }
    const answer = reserve(buyer, '2026-12-04-0900', { reserveId: 'RS1' })
    expect(await codeOf(answer)).toBe(code)
  })

  it('rejects attendees of another account', async () => {
    const other = await newBuyer()
    const answer = reserve(await newBuyer(), '2026-12-04-0900', { reserveId: 'RS1', audienceIds: other.ids })
    expect(await codeOf(answer)).toBe(404)
  })

  it('gives the last place to one of two buyers', async () => {
    const buyers = [await newBuyer(['1990-01-01', '1990-01-01', '1990-01-01']), await newBuyer(), await newBuyer()]
    await reserve(buyers[0], '2026-12-03-1330')
    const codes = await Promise.all(buyers.slice(1).map((buyer) => codeOf(reserve(buyer, '2026-12-03-1330'))))
    expect(codes.sort()).toEqual([200, CODES.reserveFull])
    expect(await leftOf('2026-12-03-1330')).toBe(0)
  })

  it('takes no place if too few are left for all people', async () => {
    await reserve(await newBuyer(['1990-01-01', '1990-01-01', '1990-01-01']), '2026-12-03-1830')
    const two = await newBuyer(['1990-01-01', '1990-01-01'])
    expect(await codeOf(reserve(two, '2026-12-03-1830'))).toBe(CODES.reserveFewLeft)
    expect(await leftOf('2026-12-03-1830')).toBe(1)
  })

  it('accepts a document once a day, in two accounts at once', async () => {
    const buyers = [await newBuyer(undefined, ['SAME1']), await newBuyer(undefined, ['SAME1'])]
    const codes = await Promise.all([
      codeOf(reserve(buyers[0], '2026-12-04-1330')),
      codeOf(reserve(buyers[1], '2026-12-04-1830')),
    ])
    expect(codes.sort()).toEqual([200, CODES.reservePersonTwice])
    expect([await leftOf('2026-12-04-1330'), (await leftOf('2026-12-04-1830')) ?? 4].sort()).toEqual([3, 4])
  })

  it('without documents has places, once a day and account', async () => {
    const buyer = await newBuyer()
    const luggage = { reserveId: 'RS4', audienceIds: [], quantity: 2 }
    const codes = [
      await codeOf(reserve(buyer, '2026-12-04-1300', luggage)),
      await codeOf(reserve(buyer, '2026-12-04-1800', luggage)),
      await codeOf(reserve(buyer, '2026-12-05-1300', { ...luggage, quantity: 6 })),
    ]
    expect(codes).toEqual([200, CODES.reserveDayTwice, CODES.reserveTooMany])
  })

  it('is hidden from other buyers', async () => {
    const { reservationId } = await reserved(await newBuyer(), '2026-12-05-0900', { reserveId: 'RS1' })
    const other = await newBuyer()
    expect((await other.get(`buyer/v1/reservations/${reservationId}`)).status).toBe(404)
    expect((await act(other, { reservationId, version: 1 }, 'cancel')).status).toBe(404)
  })

  it('is listed as coming, and as past after its end', async () => {
    const buyer = await newBuyer()
    const { reservationId } = await reserved(buyer, '2026-12-05-0900', { reserveId: 'RS1' })
    const listed = async (state: string) => {
      const { data } = (await (await on(buyer)).get(`buyer/v1/reservations?state=${state}`)).body
      expect(madeUp(reservations.read(data), data)).toEqual([])
      return data.items.map((item: { reservationId: string; state: string }) => [item.reservationId, item.state])
    }
    const before = [await listed('COMING'), await listed('PAST')]
    await test.clock.advance(10 * DAY)
    expect([before, await listed('COMING'), await listed('PAST')]).toEqual([
      [[[reservationId, 'CONFIRMED']], []],
      [],
      [[reservationId, 'NOT_COME']],
    ])
  })
})

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
    await console_('slots', { action: 'FILL', reserveId: 'RS3', slotId: '2026-12-06-1330', capacity: 0 })
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
    const late = await on(buyer)
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

describe('what counts against a buyer', () => {
  const countedOf = async (buyer: Buyer) =>
    (await (await on(buyer)).get('buyer/v1/reservations')).body.data.counted as { count: number; blockedUntil: number }
  const lateCancel = async (buyer: Buyer, slotId: string, at: string) => {
    const made = await reserved(buyer, slotId, { reserveId: 'RS1' })
    test.clock.set(Date.parse(`${at}+08:00`))
    await act(await on(buyer), made, 'cancel')
  }

  it('is a late cancellation, but not one in time', async () => {
    const [late, early] = [await newBuyer(), await newBuyer()]
    await act(early, await reserved(early, '2026-12-02-1500', { reserveId: 'RS1' }), 'cancel')
    await lateCancel(late, '2026-12-02-1500', '2026-12-02T12:01:00')
    await test.clock.advance(DAY)
    expect([(await countedOf(late)).count, (await countedOf(early)).count]).toEqual([1, 0])
  })

  it('is no late cancellation whose place others took', async () => {
    const [late, next] = [await newBuyer(), await newBuyer()]
    await lateCancel(late, '2026-12-03-1500', '2026-12-03T12:01:00')
    await reserve(await on(next), '2026-12-03-1500', { reserveId: 'RS1' })
    await test.clock.advance(DAY)
    expect((await countedOf(late)).count).toBe(0)
  })

  it('is a reservation without an arrival, but not one that the desk admitted', async () => {
    const [missed, came] = [await newBuyer(), await newBuyer()]
    await reserve(missed, '2026-12-02-1300', { reserveId: 'RS1' })
    const { reservationId } = await reserved(came, '2026-12-02-1300', { reserveId: 'RS1' })
    await console_(`reservations/${reservationId}`, { action: 'ADMIT' })
    await test.clock.advance(3 * DAY)
    expect([(await countedOf(missed)).count, (await countedOf(came)).count]).toEqual([1, 0])
  })

  it('blocks new reservations for 30 days after the third', async () => {
    const buyer = await newBuyer()
    for (const day of ['02', '03', '04']) await reserve(buyer, `2026-12-${day}-1300`, { reserveId: 'RS1' })
    test.clock.set(Date.parse('2026-12-05T10:00:00+08:00'))
    const blocked = await on(buyer)
    const refused = await reserve(blocked, '2026-12-06-1100', { reserveId: 'RS1' })
    expect((await countedOf(buyer)).blockedUntil).toBe(Date.parse('2026-12-04T15:30:00+08:00') + 30 * DAY)
    expect(refused.body).toMatchObject({
      statusCode: CODES.reserveBlocked,
      comments: expect.stringContaining('2027-01-03'),
    })
    test.clock.set(Date.parse('2027-01-04T10:00:00+08:00'))
    expect(await codeOf(reserve(await on(buyer), '2027-01-05-1100', { reserveId: 'RS1' }))).toBe(200)
  })
})

describe('the venue', () => {
  const slot = (action: string, slotId: string, capacity = 0) =>
    console_('slots', { action, reserveId: 'RS3', slotId, capacity })

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
    const { reservationId } = await reserved(await on(buyer), '2026-12-08-1830')
    expect((await slot('CAPACITY', '2026-12-08-1830', 1)).body.data).toEqual({ count: 1 })
    expect(await read(await on(buyer), reservationId)).toMatchObject({ state: 'CONFIRMED', quantity: 2 })
    expect((await slotsOf('RS3')).find(({ slotId }) => slotId === '2026-12-08-1830')?.state).toBe('CLOSED')
  })

  it('cancels a reservation with a message, and returns its place', async () => {
    const buyer = await newBuyer()
    test.clock.set(Date.parse('2026-12-02T10:00:00+08:00'))
    const { reservationId } = await reserved(await on(buyer), '2026-12-08-1330')
    await console_(`reservations/${reservationId}`, { action: 'CLOSE' })
    expect(await read(await on(buyer), reservationId)).toMatchObject({ state: 'CLOSED_BY_VENUE' })
    expect(await leftOf('2026-12-08-1330')).toBe(4)
    expect(await findRow(db(), 'messages', { user_id: buyer.userId, kind: 'RESERVATION_CLOSED' })).toMatchObject({
      path: `/reserve-order?reservationId=${reservationId}`,
    })
  })
})
