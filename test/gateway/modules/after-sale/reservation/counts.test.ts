import { RESERVATION_CODES as CODES } from '@/domain/business-codes/reservation'
import { START, useGateway } from '../../../support/gateway'
import { type Buyer, reservationDesk } from './desk'

const DAY = 86_400_000
const test = useGateway()
afterEach(() => test.clock.set(START))
const { act, again, atConsole, codeOf, newBuyer, reserve, reserved } = reservationDesk(test, '1396102')

describe('counted reservations', () => {
  const countedOf = async (buyer: Buyer) =>
    (await (await again(buyer)).get('buyer/v1/reservations')).body.data.counted as {
      count: number
      blockedUntil: number
    }
  const lateCancel = async (buyer: Buyer, slotId: string, at: string) => {
    const made = await reserved(buyer, slotId, { reserveId: 'RS1' })
    test.clock.set(Date.parse(`${at}+08:00`))
    await act(await again(buyer), made, 'cancel')
  }

  it('include a late cancellation, but not one in time', async () => {
    const [late, early] = [await newBuyer(), await newBuyer()]
    await act(early, await reserved(early, '2026-12-02-1500', { reserveId: 'RS1' }), 'cancel')
    await lateCancel(late, '2026-12-02-1500', '2026-12-02T12:01:00')
    await test.clock.advance(DAY)
    expect([(await countedOf(late)).count, (await countedOf(early)).count]).toEqual([1, 0])
  })

  it('exclude a late cancellation if another buyer took the place', async () => {
    const [late, next] = [await newBuyer(), await newBuyer()]
    await lateCancel(late, '2026-12-03-1500', '2026-12-03T12:01:00')
    await reserve(await again(next), '2026-12-03-1500', { reserveId: 'RS1' })
    await test.clock.advance(DAY)
    expect((await countedOf(late)).count).toBe(0)
  })

  it('exclude only as many late cancellations as others took places', async () => {
    const [first, second, next] = [await newBuyer(), await newBuyer(), await newBuyer()]
    const one = await reserved(first, '2026-12-05-1300', { reserveId: 'RS1' })
    const two = await reserved(second, '2026-12-05-1300', { reserveId: 'RS1' })
    test.clock.set(Date.parse('2026-12-05T12:01:00+08:00'))
    await act(await again(first), one, 'cancel')
    await act(await again(second), two, 'cancel')
    await reserve(await again(next), '2026-12-05-1300', { reserveId: 'RS1' })
    await test.clock.advance(DAY)
    expect((await countedOf(first)).count + (await countedOf(second)).count).toBe(1)
  })

  it('include a late cancellation if the same buyer took the place again', async () => {
    const buyer = await newBuyer()
    await lateCancel(buyer, '2026-12-04-1500', '2026-12-04T12:01:00')
    const { reservationId } = await reserved(await again(buyer), '2026-12-04-1500', { reserveId: 'RS1' })
    await atConsole(`reservations/${reservationId}`, { action: 'ADMIT' })
    await test.clock.advance(DAY)
    expect((await countedOf(buyer)).count).toBe(1)
  })

  it('include a cancellation in time after a late change, unless others took the old place', async () => {
    const [late, excused, next] = [await newBuyer(), await newBuyer(), await newBuyer()]
    const moveAndCancel = async (buyer: Buyer, slotId: string, at: string) => {
      const made = await reserved(await again(buyer), slotId, { reserveId: 'RS1' })
      test.clock.set(Date.parse(`${at}+08:00`))
      const later = await again(buyer)
      const moved = (await act(later, made, 'move', { slotId: '2026-12-08-1500' })).body.data
      await act(later, moved, 'cancel')
    }
    await moveAndCancel(late, '2026-12-02-1300', '2026-12-02T11:00:00')
    await moveAndCancel(excused, '2026-12-02-1500', '2026-12-02T13:00:00')
    await reserve(await again(next), '2026-12-02-1500', { reserveId: 'RS1' })
    test.clock.set(Date.parse('2026-12-09T10:00:00+08:00'))
    expect([(await countedOf(late)).count, (await countedOf(excused)).count]).toEqual([1, 0])
  })

  it('exclude a reservation that was changed late and used', async () => {
    const buyer = await newBuyer()
    const made = await reserved(buyer, '2026-12-03-1100', { reserveId: 'RS1' })
    test.clock.set(Date.parse('2026-12-03T09:00:00+08:00'))
    await act(await again(buyer), made, 'move', { slotId: '2026-12-03-1300' })
    await atConsole(`reservations/${made.reservationId}`, { action: 'ADMIT' })
    await test.clock.advance(DAY)
    expect((await countedOf(buyer)).count).toBe(0)
  })

  it('include a missed reservation, but not one that the desk admitted', async () => {
    const [missed, came] = [await newBuyer(), await newBuyer()]
    await reserve(missed, '2026-12-02-1300', { reserveId: 'RS1' })
    const { reservationId } = await reserved(came, '2026-12-02-1300', { reserveId: 'RS1' })
    await atConsole(`reservations/${reservationId}`, { action: 'ADMIT' })
    await test.clock.advance(3 * DAY)
    expect([(await countedOf(missed)).count, (await countedOf(came)).count]).toEqual([1, 0])
  })

  it('block new reservations for 30 days after the third', async () => {
    const buyer = await newBuyer()
    for (const day of ['02', '03', '04']) await reserve(buyer, `2026-12-${day}-1300`, { reserveId: 'RS1' })
    test.clock.set(Date.parse('2026-12-05T10:00:00+08:00'))
    const blocked = await again(buyer)
    const refused = await reserve(blocked, '2026-12-06-1100', { reserveId: 'RS1' })
    expect((await countedOf(buyer)).blockedUntil).toBe(Date.parse('2026-12-04T15:30:00+08:00') + 30 * DAY)
    expect(refused.body).toMatchObject({
      statusCode: CODES.reserveBlocked,
      comments: expect.stringContaining('2027-01-03'),
    })
    test.clock.set(Date.parse('2027-01-04T10:00:00+08:00'))
    expect(await codeOf(reserve(await again(buyer), '2027-01-05-1100', { reserveId: 'RS1' }))).toBe(200)
  })
})
