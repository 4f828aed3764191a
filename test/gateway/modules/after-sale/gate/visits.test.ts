import { reservationDetail } from '@/api/reservation'
import { rotatingCode } from '@/domain/ticket/gate-code'
import { codeWindow } from '@/domain/ticket/one-time-code'
import type { GateKey } from '@/api/gate-key'
import { GateBook } from '../../../../../scripts/gateway/modules/after-sale/gate/page/book'
import type { GateList } from '../../../../../scripts/gateway/modules/after-sale/gate/page/book-types'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { type Buyer, reservationDesk } from '../reservation/desk'
import { memoryShelf } from './memory-shelf'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Slots that are open at the start. Each test uses its own. */
const slots = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => [`2026-12-0${day}-1330`, `2026-12-0${day}-1830`])

const test = useGateway()
afterEach(() => test.clock.set(START))
const { act, again, newBuyer, read, reserved, atConsole, codeOf } = reservationDesk(test, '1396900')

const goTo = (at: number) => test.clock.set(at)
const keyOf = async (buyer: Buyer, reservationId: string): Promise<GateKey> =>
  (await buyer.post(`buyer/v1/reservations/${reservationId}/gate_key`, {})).body.data[0]
const shown = ({ ticketId, ...key }: GateKey) =>
  rotatingCode(ticketId, key, codeWindow(test.clock.now()), 'reservation')

let ids = 0
const listOf = (slotId: string) => `RS3_${slotId.slice(0, 10)}`
const nextSlot = (): string => slots.pop() ?? ''
const gate = async (listId: string) => {
  let cut = false
  const book = await GateBook.open({
    shelf: memoryShelf(() => false),
    send: async (report) => {
      if (cut) throw new Error('no network')
      const { body } = await test.ask('gate/api/reports', { method: 'POST', body: report })
      if (body.statusCode !== 200) throw new Error(body.comments)
      return body.data
    },
    now: () => test.clock.now(),
    newId: () => `visit-${(ids += 1)}`,
  })
  book.take((await test.ask(`gate/api/sessions/${listId}`)).body.data as GateList, '')
  return {
    book,
    cut: (is: boolean) => (cut = is),
    scan: async (text: string) => {
      const { scanId } = book.scan(text)
      await book.sync()
      const { admitted, reason } = book.show(scanId)
      return admitted ? 'in' : reason
    },
  }
}

/**
 * Two people with a slot, and the key of their code. The clock is `minutes` after the start of the slot, when the key was
 * issued.
 */
const visit = async (minutes = 0) => {
  const slotId = nextSlot()
  await test.clock.set(START)
  const buyer = await newBuyer(['1990-01-01', '1991-01-01'])
  const made = await reserved(buyer, slotId)
  const { from } = await read(buyer, made.reservationId)
  await goTo(from + minutes * MINUTE)
  const later = await again(buyer)
  return { buyer: later, made, from, listId: listOf(slotId), key: await keyOf(later, made.reservationId) }
}
const stateOf = async (buyer: Buyer, reservationId: string) => {
  const { state, entered } = await read(buyer, reservationId)
  return [state, entered]
}

describe('a reservation at a gate', () => {
  it('admits one person with each scan', async () => {
    const { buyer, made, key, listId } = await visit()
    const door = await gate(listId)
    expect(await door.scan(shown(key))).toBe('in')
    expect(await stateOf(buyer, made.reservationId)).toEqual(['PARTLY_IN', 1])
    expect([await door.scan(shown(key)), await door.scan(shown(key))]).toEqual(['in', 'replay'])
    expect(await stateOf(buyer, made.reservationId)).toEqual(['IN', 2])
    expect([door.book.inside, door.book.total]).toEqual([2, expect.any(Number)])
  })

  it('cannot be changed or canceled after an entry', async () => {
    const { buyer, made, key, listId } = await visit(-20)
    await (await gate(listId)).scan(shown(key))
    expect(await codeOf(act(buyer, made, 'cancel'))).not.toBe(200)
  })

  it.each([
    ['too early', -31, 'too-early'],
    ['at the first entry', -30, 'in'],
    ['before the last entry', 14, 'in'],
    ['too late', 16, 'too-late'],
  ])('is judged by the time of its slot: %s', async (_, minutes, verdict) => {
    const { key, listId } = await visit(minutes)
    expect(await (await gate(listId)).scan(shown(key))).toBe(verdict)
  })

  it('is refused on another date, and unknown at the gate of a show', async () => {
    const { key, buyer, made, listId } = await visit()
    const next = await gate(listId === 'RS3_2026-12-02' ? 'RS3_2026-12-03' : 'RS3_2026-12-02')
    expect(await next.scan(shown(key))).toBe('wrong-session')
    expect(await stateOf(buyer, made.reservationId)).toEqual(['CONFIRMED', 0])
    expect(await (await gate('S2001N01')).scan(shown(key))).toBe('unknown')
  })

  it('is refused with the key of a former slot, and after a cancellation', async () => {
    await test.clock.set(START)
    const buyer = await newBuyer(['1990-01-01'])
    const [first, second] = [nextSlot(), nextSlot()]
    const listId = listOf(second)
    const made = await reserved(buyer, first)
    const old = await keyOf(buyer, made.reservationId)
    const moved = (await act(buyer, made, 'move', { slotId: second })).body.data
    const door = await gate(listId)
    expect(await door.scan(shown(old))).toBe('ended-key')
    expect(moved.keyAt).toBe('NONE')
    await act(buyer, moved, 'cancel')
    expect(await (await gate(listId)).scan(shown(old))).toBe('canceled')
  })

  it('admits again after an entry is undone', async () => {
    const { buyer, made, key, listId } = await visit()
    const door = await gate(listId)
    await door.scan(shown(key))
    door.book.undo(door.book.recent[0].scanId, 'mistake')
    await door.book.sync()
    expect(await stateOf(buyer, made.reservationId)).toEqual(['CONFIRMED', 0])
    expect([await door.scan(shown(key)), await door.scan(shown(key))]).toEqual(['in', 'in'])
  })

  it('rejects scans after the desk admitted all people', async () => {
    const { made, key, listId } = await visit()
    await atConsole(`reservations/${made.reservationId}`, { action: 'ADMIT' })
    expect(await (await gate(listId)).scan(shown(key))).toBe('replay')
  })
})

describe('two gates without a network', () => {
  it('admit two people, and show a third as a double', async () => {
    const { buyer, made, key, listId } = await visit()
    const [one, other] = [await gate(listId), await gate(listId)]
    for (const door of [one, other]) door.cut(true)
    expect([await one.scan(shown(key)), await one.scan(shown(key)), await other.scan(shown(key))]).toEqual([
      'in',
      'in',
      'in',
    ])
    for (const door of [one, other]) door.cut(false)
    await one.book.sync()
    await other.book.sync()
    expect(await stateOf(buyer, made.reservationId)).toEqual(['IN', 2])
    expect(other.book.doubleOf(other.book.recent[0])).toMatchObject({ ticketId: made.reservationId })
  })

  it('report an entry after the slot, which removes the missed visit', async () => {
    const { buyer, made, key, from, listId } = await visit()
    const door = await gate(listId)
    door.cut(true)
    await door.scan(shown(key))
    await goTo(from + 5 * HOUR)
    const later = await again(buyer)
    expect(await read(later, made.reservationId)).toMatchObject({ state: 'NOT_COME', counts: true })
    door.cut(false)
    await door.book.sync()
    expect(await read(later, made.reservationId)).toMatchObject({ state: 'PARTLY_IN', counts: false, entered: 1 })
  })
})

describe('the key of a reservation', () => {
  it('is on one device, whose place the reservation shows', async () => {
    const { buyer, made, key, listId } = await visit()
    const here = await read(buyer, made.reservationId)
    expect(here).toMatchObject({ keyAt: 'HERE', keyId: key.keyId })
    expect(madeUp(reservationDetail.read(here), here)).toEqual([])
    await test.clock.advance(MINUTE)
    const phone = await again(buyer)
    expect((await read(phone, made.reservationId)).keyAt).toBe('ELSEWHERE')
    const door = await gate(listId)
    await keyOf(phone, made.reservationId)
    expect([await door.scan(shown(key))]).toEqual(['ended-key'])
  })

  it('is refused to another buyer', async () => {
    const other = await newBuyer()
    expect((await other.post('buyer/v1/reservations/RV-demo-1/gate_key', {})).body.statusCode).toBe(404)
  })
})
