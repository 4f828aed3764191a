import {
  cancelReservation,
  leaveReservationLine,
  removeReservedPerson,
  reservationDetail,
  reservationKey,
} from '@/api/reservation'
import { RESERVATION_CODES } from '@/domain/business-codes/reservation'
import ReserveOrder from '@/packages/reserve/reserve-order/reserve-order'
import { aReservable, aReservation } from '../../support/data/reservation'
import { NOW } from '../../support/fake-clock'
import { type Answer, offline, refused } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'

const HOUR = 3_600_000

let screen: OpenScreen
afterEach(() => screen.unmount())

const KEY: Answer = () => [{ ticketId: 'RV1', keyId: 'K00000001', secret: 'A'.repeat(43) }]

const open = async (answer: Answer = () => aReservation(), host = {}, key = KEY) => {
  screen = await openScreen(ReserveOrder, {
    ...{ member: true, params: { reservationId: 'RV1' }, host },
    answers: [
      [reservationDetail, answer],
      [leaveReservationLine, () => aReservation({ state: 'LEFT_LINE', people: [] })],
      [reservationKey, key],
      [cancelReservation, () => aReservation({ state: 'CANCELED', version: 4 })],
      [removeReservedPerson, () => aReservation({ people: aReservation().people.slice(0, 1), quantity: 1 })],
    ],
  })
}
const buttons = () => screen.all('button').map(({ textContent }) => textContent)

it('shows time, entry, deadlines, place and people', async () => {
  await open()
  const facts = ['已预约', '11月21日 周六 10:00–12:00', '09:30–11:00', '还可改约 2 次', '苏河仓库', '林小满', '儿童']
  expect(facts.filter((fact) => screen.text().includes(fact))).toEqual(facts)
})

it('cancels after a confirmation', async () => {
  await open()
  await screen.press('取消预约')
  expect(screen.question()).toContain('名额将立即释放')
  await screen.press('确认取消')
  expect(screen.sentTo(cancelReservation)).toEqual([{ reservationId: 'RV1', version: 3 }])
  expect(screen.text()).toContain('已取消')
})

it.each([
  ['a late cancellation', { from: NOW + 2 * HOUR, cancelUntil: NOW - HOUR }],
  ['a cancellation after a late change', { isLate: true }],
])('warns before %s', async (_, more) => {
  await open(() => aReservation(more))
  await screen.press('取消预约')
  expect(screen.question()).toContain('将记录一次爽约')
})

it('removes a person after a confirmation', async () => {
  await open()
  await screen.press('取消林小满的名额')
  await screen.press('确认取消')
  expect(screen.sentTo(removeReservedPerson)).toEqual([{ reservationId: 'RV1', version: 3, personId: 'P2' }])
  expect(
    screen
      .all('[role=region]')
      .map(({ textContent }) => textContent)
      .join(),
  ).not.toContain('林小满')
})

it('shows the position on each waitlist, and leaves the waitlists after a confirmation', async () => {
  const awaited = [
    { slotId: '2026-11-21-1000', date: '2026-11-21', from: NOW + 24 * HOUR, to: NOW + 26 * HOUR, place: 3 },
  ]
  await open(() => aReservation({ state: 'WAITING', people: [], awaited }))
  expect(screen.text()).toContain('11月21日 周六 10:00–12:00第 3 位')
  await screen.press('退出候补')
  await screen.press('确认退出')
  expect(screen.sentTo(leaveReservationLine)).toEqual([{ reservationId: 'RV1' }])
  expect(buttons()).toContain('重新预约')
})

it('shows the remaining time of an offer, and reloads the reservation at its end', async () => {
  await open(() => aReservation({ state: 'OFFERED', people: [], offerUntil: NOW + HOUR / 4 }))
  expect(screen.text()).toContain('剩余确认时间15:00')
  await screen.press('去确认')
  expect(screen.went).toContainEqual(['open', 'reserve-detail', { reserveId: 'RS1', reservationId: 'RV1' }])
  screen.answer(reservationDetail, () => aReservation({ state: 'MISSED', people: [] }))
  await screen.wait(HOUR / 4)
  expect(screen.text()).toContain('候补未成功')
})

it('links to the choice of another slot', async () => {
  await open()
  await screen.press('改约')
  expect(screen.went).toContainEqual(['open', 'reserve-detail', { reserveId: 'RS1', reservationId: 'RV1' }])
})

it.each([
  ['all changes are used', { changesLeft: 0 }],
  ['the deadline of changes is over', { changeUntil: NOW - 1 }],
])('offers no change if %s', async (_, more) => {
  await open(() => aReservation(more))
  expect(buttons()).toContain('取消预约')
  expect(buttons()).not.toContain('改约')
})

it('removes actions and updates the hint when their deadlines pass', async () => {
  await open()
  await screen.wait(23 * HOUR + 1)
  expect(buttons()).toContain('取消预约')
  expect(buttons()).not.toContain('改约')
  await screen.wait(HOUR)
  expect(buttons()).not.toContain('取消预约')
  await screen.wait(HOUR)
  expect(screen.text()).toContain('已过最晚入场时间 11:00')
})

it.each([
  ['the registered documents', 'DOCUMENT', '携带登记的证件'],
  ['only the code', 'NONE', '间出示入场码'],
])('asks for %s at the entry', async (_, needs, hint) => {
  await open(() => aReservation({ reservable: aReservable({ needs }) }))
  expect(screen.text()).toContain(hint)
})

it('shows no reservation with an unknown state', async () => {
  await open(() => aReservation({ state: 'ON_HOLD' }))
  expect(screen.text()).not.toContain('已预约')
  expect(screen.button('重试')).toBeDefined()
})

it('reloads and shows the reason if another device changed the reservation', async () => {
  await open()
  screen.answer(cancelReservation, refused('预约已发生变化', RESERVATION_CODES.reserveChanged))
  screen.answer(reservationDetail, () => aReservation({ state: 'IN' }))
  await screen.press('取消预约')
  await screen.press('确认取消')
  expect(screen.question()).toBe('预约已发生变化')
  await screen.press('知道了')
  expect(screen.text()).toContain('已入场')
})

it('offers a new reservation if the venue canceled this one', async () => {
  await open(() => aReservation({ state: 'CLOSED_BY_VENUE' }))
  expect(screen.text()).toContain('本次不计入爽约记录')
  await screen.press('重新预约')
  expect(screen.went).toContainEqual(['open', 'reserve-detail', { reserveId: 'RS1' }])
})

it('adds the visit to the calendar', async () => {
  const addToCalendar = jest.fn(async () => ({ kind: 'done' as const }))
  await open(undefined, { addToCalendar })
  await screen.press('加入日历')
  expect(addToCalendar).toHaveBeenCalledWith(
    expect.objectContaining({ id: 'RV1', title: '仓库旧影', startsAt: NOW + 24 * HOUR, utcOffset: 480 }),
  )
})

it('shows an error without a network and a copy, and loads again on request', async () => {
  await open(offline)
  screen.answer(reservationDetail, () => aReservation())
  await screen.press('重试')
  expect(screen.text()).toContain('苏河仓库')
})

it('leads from an unknown reservation to the list', async () => {
  await open(refused('', 404))
  await screen.press('我的预约')
  expect(screen.went.flat()).toContain('reserve-record')
})

describe('the gate code', () => {
  it('is drawn with a key that only this device has', async () => {
    await open()
    expect(screen.sentTo(reservationKey)).toEqual([{ reservationId: 'RV1' }])
    expect(screen.text()).toContain('还可入场 2 人')
    expect(screen.text()).toMatch(/\d+ 秒后更新/)
  })

  it('moves from another device on request', async () => {
    await open(() => aReservation({ keyAt: 'ELSEWHERE', keyId: 'K00000009' }))
    expect([screen.sentTo(reservationKey), screen.text()]).toEqual([[], expect.not.stringContaining('秒后更新')])
    await screen.press('在本机显示入场码')
    expect(screen.text()).toContain('秒后更新')
  })

  it('can be requested again after a failure', async () => {
    await open(undefined, {}, offline)
    expect(screen.text()).toContain('本机还没有入场码')
    screen.answer(reservationKey, KEY)
    await screen.press('重试')
    expect(screen.text()).toContain('秒后更新')
  })

  it('shows how many people have entered', async () => {
    await open(() => aReservation({ state: 'PARTLY_IN', entered: 1 }))
    expect(screen.text()).toContain('已入场 1 / 2 人')
    expect(screen.text()).toContain('还可入场 1 人')
    expect(buttons()).not.toContain('取消预约')
  })

  it('is hidden after the last entry time', async () => {
    await open()
    await screen.wait(25 * HOUR + 1)
    expect(screen.text()).not.toContain('秒后更新')
  })
})
