import { attendees } from '@/api/attendee'
import {
  createReservation,
  joinReservationLine,
  moveReservation,
  reservableDetail,
  reservableSlots,
  reservationDetail,
} from '@/api/reservation'
import { RESERVATION_CODES } from '@/domain/business-codes/reservation'
import ReserveDetail from '@/packages/reserve/reserve-detail/reserve-detail'
import { anAttendee } from '../../support/data/attendee'
import { aReservable, aReservation, aSlot } from '../../support/data/reservation'
import { NOW } from '../../support/fake-clock'
import { type Answer, offline, refused } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'

const HOUR = 3_600_000
const PARAMS = { reserveId: 'RS1' }
const AFTERNOON = aSlot({ slotId: '2026-11-21-1400', from: NOW + 28 * HOUR, to: NOW + 30 * HOUR })
const SLOTS = [
  aSlot({ slotId: '2026-11-21-0900', from: NOW + 23 * HOUR, to: NOW + 24 * HOUR, state: 'FULL', waiting: 12 }),
  aSlot(),
  { ...AFTERNOON, state: 'FEW', left: 3 },
  aSlot({ slotId: '2026-11-22-1000', date: '2026-11-22', state: 'CLOSED' }),
  aSlot({
    slotId: '2026-11-28-1000',
    date: '2026-11-28',
    from: NOW + 192 * HOUR,
    opensAt: NOW + 31 * HOUR,
    state: 'NOT_YET',
  }),
]

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (
  more: { member?: boolean; params?: Record<string, string>; service?: object; old?: Answer } = {},
) => {
  screen = await openScreen(ReserveDetail, {
    ...{ member: more.member ?? true, params: { ...PARAMS, ...more.params } },
    answers: [
      [reservableDetail, () => ({ ...aReservable(), nextTime: NOW + 24 * HOUR, ...more.service })],
      [reservableSlots, ({ month }) => SLOTS.filter(({ date }) => date.startsWith(String(month)))],
      [reservationDetail, more.old ?? (() => aReservation())],
      [attendees, () => [anAttendee('林晚'), anAttendee('林小满', { birthday: '2016-05-21' })]],
      [createReservation, () => aReservation()],
      [joinReservationLine, () => aReservation({ state: 'WAITING' })],
      [moveReservation, () => aReservation({ slotId: AFTERNOON.slotId })],
    ],
  })
}
const radio = (text: string) => {
  const found = screen.all('[role=radio]').find(({ textContent }) => textContent?.includes(text))
  if (!found) throw new Error(`No slot "${text}".`)
  return found
}
const choose = (text: string) => screen.tap(radio(text))
const check = (text: string) => {
  const found = screen.all('[role=checkbox]').find(({ textContent }) => textContent?.includes(text))
  if (!found) throw new Error(`No checkbox "${text}".`)
  return screen.tap(found)
}
const chosenSlot = () => screen.all('[role=radio][aria-checked=true]').map(({ textContent }) => textContent)

it('shows the state of days and slots as text', async () => {
  await open()
  const days = screen.all('[role=group] button').map(({ textContent }) => textContent)
  expect(days).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/21.*可约$/),
      expect.stringMatching(/22.*关闭$/),
      expect.stringMatching(/23.*关闭$/),
      expect.stringMatching(/28.*未开放$/),
    ]),
  )
  expect(screen.all('[role=radio]').map(({ textContent }) => textContent)).toEqual([
    '10:00–12:00可约',
    '14:00–16:00余 3',
  ])
})

it('shows when the slots of a day open', async () => {
  await open({ params: { date: '2026-11-28' } })
  expect(radio('开放').textContent).toContain('明天 17:00 开放')
})

it('loads the slots again when they open', async () => {
  await open({ params: { date: '2026-11-28' } })
  await screen.wait(31 * HOUR - 1)
  const opened = aSlot({ slotId: '2026-11-28-1000', date: '2026-11-28', from: NOW + 192 * HOUR })
  screen.answer(reservableSlots, () => [opened])
  expect(radio('10:00').textContent).toContain('17:00 开放')
  await screen.wait(1)
  expect(radio('10:00').textContent).toContain('可约')
})

it('opens the month of the next free slot', async () => {
  await open({ service: { nextTime: NOW + 20 * 24 * HOUR } })
  expect(screen.sentTo(reservableSlots)).toEqual([{ reserveId: 'RS1', month: '2026-12' }])
  await screen.press('上个月')
  expect(screen.sentTo(reservableSlots)[1]).toEqual({ reserveId: 'RS1', month: '2026-11' })
})

it('shows no slots of another month while a month cannot be loaded', async () => {
  await open()
  screen.answer(reservableSlots, offline)
  await screen.press('下个月')
  expect(screen.text()).not.toContain('关闭')
  expect(screen.all('[role=radio]')).toEqual([])
  screen.answer(reservableSlots, () => [aSlot({ slotId: '2026-12-01-1000', date: '2026-12-01' })])
  await screen.press('重试')
  expect(screen.all('[role=radio]')).toHaveLength(1)
})

it('joins the waitlists of full slots instead of reserving a slot', async () => {
  await open()
  await choose('10:00–')
  await check('09:00–10:0012 人候补')
  expect(chosenSlot()).toEqual([])
  await check('林晚')
  await check('已阅读')
  await screen.press('加入候补')
  expect(screen.sentTo(joinReservationLine)).toEqual([
    { reserveId: 'RS1', slotIds: ['2026-11-21-0900'], quantity: 1, audienceIds: ['林晚'] },
  ])
  expect(screen.went).toContainEqual(['redirect', 'reserve-order', { reservationId: 'RV1' }])
})

it('waits for no slot that has a free place again', async () => {
  await open()
  screen.answer(joinReservationLine, refused('该时段还有名额', RESERVATION_CODES.reserveNoLine))
  screen.answer(reservableSlots, () => SLOTS.map((slot) => ({ ...slot, state: 'OPEN' })))
  await check('09:00–10:00')
  await check('林晚')
  await check('已阅读')
  await screen.press('加入候补')
  await screen.press('知道了')
  expect(screen.all('button').map(({ textContent }) => textContent)).toContain('预约')
})

describe('an offer', () => {
  const offer = (more: object = {}) =>
    aReservation({ state: 'OFFERED', people: [], quantity: 1, offerUntil: NOW + HOUR / 4, ...more })
  const openOffer = (more: object = {}) =>
    open({ params: { reservationId: 'RV1' }, old: () => offer({ audienceIds: ['林晚', '林小满'], ...more }) })

  it('selects as many people of the waitlist as places are offered', async () => {
    await openOffer()
    expect(screen.text()).toContain('为你保留了 1 个名额')
    expect(screen.all('[role=radio]')).toEqual([])
    await check('已阅读')
    await screen.press('预约')
    expect(screen.sentTo(createReservation)).toMatchObject([{ slotId: '2026-11-21-1000', audienceIds: ['林晚'] }])
    expect(screen.went.flat()).toContain('back')
  })

  it('closes the screen when it ends', async () => {
    await openOffer()
    await screen.wait(HOUR / 4)
    expect([screen.toast(), screen.went.flat()]).toEqual(['保留时间已过', expect.arrayContaining(['back'])])
  })
})

it('reserves the chosen slot for the chosen people', async () => {
  await open()
  await choose('10:00–')
  await check('林晚')
  await check('已阅读')
  await screen.press('预约')
  expect(screen.sentTo(createReservation)).toEqual([
    {
      ...{ reserveId: 'RS1', slotId: '2026-11-21-1000', audienceIds: ['林晚'], quantity: 0 },
      idempotencyKey: expect.any(String),
    },
  ])
  expect(screen.went).toContainEqual(['redirect', 'reserve-order', { reservationId: 'RV1' }])
})

it('marks the missing parts, and shows the first of them in a toast', async () => {
  await open()
  await screen.press('预约')
  expect(screen.toast()).toBe('请选择时段')
  const problems = ['请选择时段', '请选择参观人', '请先同意预约须知']
  expect(problems.filter((problem) => screen.text().includes(problem))).toEqual(problems)
  expect(screen.sentTo(createReservation)).toEqual([])
})

it('rejects a minor without an adult', async () => {
  await open()
  await choose('10:00–')
  await check('林小满')
  await check('已阅读')
  await screen.press('预约')
  expect(screen.toast()).toBe('未满 14 周岁的儿童须由成人陪同')
  expect(screen.sentTo(createReservation)).toEqual([])
})

it('sends a failed request again with the same key', async () => {
  await open()
  screen.answer(createReservation, refused('该时段已约满', RESERVATION_CODES.reserveFull))
  await choose('10:00–')
  await check('林晚')
  await check('已阅读')
  await screen.press('预约')
  expect(screen.question()).toBe('该时段已约满')
  const [first] = screen.sentTo(createReservation)
  await screen.press('知道了')
  await screen.press('预约')
  expect(screen.sentTo(createReservation)[1]).toEqual(first)
})

it('asks a visitor to log in, and preserves the chosen slot', async () => {
  await open({ member: false })
  await choose('10:00–')
  await screen.press('预约')
  expect(screen.went.flat()).toContain('openLogin')
  await screen.logIn()
  expect(chosenSlot()).toEqual(['10:00–12:00可约'])
  await check('林晚')
  expect(screen.all('[role=checkbox][aria-checked=true]')).toHaveLength(1)
})

it('reserves a number of places for a service without documents', async () => {
  await open({ service: { needs: 'NONE' } })
  await choose('10:00–')
  await screen.press('增加')
  await check('已阅读')
  await screen.press('预约')
  expect(screen.sentTo(createReservation)).toMatchObject([{ audienceIds: [], quantity: 2 }])
})

it('changes to another slot, with the old and the new one side by side', async () => {
  await open({ params: { reservationId: 'RV1' } })
  await choose('14:00–')
  expect(screen.text()).toMatch(/原时段11月21日 周六10:00–12:00新时段11月21日 周六14:00–16:00/)
  await screen.press('改约')
  expect(screen.sentTo(moveReservation)).toEqual([{ reservationId: 'RV1', version: 3, slotId: AFTERNOON.slotId }])
  expect([screen.toast(), screen.went.flat()]).toEqual(['改约成功', expect.arrayContaining(['back'])])
})

it('sends no change before the old reservation has loaded', async () => {
  await open({ params: { reservationId: 'RV1' }, old: offline })
  await choose('14:00–')
  await screen.press('改约')
  expect(screen.toast()).toBe('原预约尚未加载，请稍后再试')
  expect(screen.sentTo(moveReservation)).toEqual([])
})

it('asks a visitor to log in before a change', async () => {
  await open({ member: false, params: { reservationId: 'RV1' } })
  await screen.press('登录后改约')
  expect(screen.went.flat()).toContain('openLogin')
  await screen.logIn()
  expect(screen.text()).toContain('原时段')
})
