import pg from 'pg'
import { reservableSlots, reservationDetail, reservations } from '@/api/reservation'
import { RESERVATION_CODES as CODES } from '@/domain/business-codes/reservation'
import { listReservations } from '../../../../../scripts/gateway/modules/after-sale/reservation/read-service'
import { listReservables } from '../../../../../scripts/gateway/modules/after-sale/reservation/slot-service'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { newKey } from '../../../support/shopper'
import { reservationDesk } from './desk'

const DAY = 86_400_000
const HOUR = 3_600_000
const test = useGateway()
afterEach(() => test.clock.set(START))
const { act, again, codeOf, leftOf, newBuyer, read, reserve, reserved, slotsOf } = reservationDesk(test, '1396100')

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

describe('a list', () => {
  /** Returns the number of database statements of a read. */
  const statementsOf = async (read: () => Promise<unknown>): Promise<number> => {
    const query = jest.spyOn(pg.Client.prototype, 'query')
    await read()
    const { length } = query.mock.calls
    query.mockRestore()
    return length
  }

  it('reads all services with the statements of one', async () => {
    const { db } = test.gateway.context
    const [all, one] = [
      await statementsOf(() => listReservables(db, {}, START)),
      await statementsOf(() => listReservables(db, { venueId: 'V02' }, START)),
    ]
    expect(all).toBe(one)
  })

  it('reads all reservations with the statements of one', async () => {
    const buyer = await newBuyer()
    const page = { state: 'COMING', now: START, offset: 0, length: 20 } as const
    const read = () => statementsOf(() => listReservations(test.gateway.context.db, buyer.userId, page))
    await reserve(buyer, '2026-12-06-0900', { reserveId: 'RS1' })
    const one = await read()
    await reserve(buyer, '2026-12-07-0900', { reserveId: 'RS1' })
    expect(await read()).toBe(one)
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
      const { data } = (await (await again(buyer)).get(`buyer/v1/reservations?state=${state}`)).body
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
