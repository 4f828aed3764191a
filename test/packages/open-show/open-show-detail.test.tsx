import { openShowDraw } from '@/api/open-show'
import { cancelRegistration, registrationDetail } from '@/api/registration'
import { drawPlaces, entryHash, rootOf, sealOf, seedOf } from '@/domain/draw/draw'
import OpenShowDetail from '@/packages/open-show/open-show-detail/open-show-detail'
import { anOpenShow, aRegistration } from '../../support/data/open-show'
import { NOW } from '../../support/fake-clock'
import { type Answer, refused } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'

const HOUR = 3_600_000
const DAY = 24 * HOUR
let screen: OpenScreen
afterEach(() => screen.unmount())

const SECRET = '01'.repeat(32)
const entries = Array.from({ length: 5 }, (_, at) => ({
  ...{ hash: entryHash(`RG${at}`, 'salt'), size: 1, sessionIds: ['OS1-1'] },
}))
const root = rootOf(entries)
const drawn = drawPlaces(entries, seedOf(SECRET, root, 'ff'), new Map([['OS1-1', 2]]))
const DRAW = {
  ...{ showId: 'OS1', seal: sealOf(SECRET), secret: SECRET, beaconRound: 1, beacon: 'ff', root, drawnAt: NOW },
  quotas: [{ sessionId: 'OS1-1', quota: 2 }],
  entries: entries.map((entry) => ({ ...entry, sessionId: drawn.get(entry.hash)?.sessionId ?? null })),
}

const open = async (registration: object = {}, draw: object = DRAW, host: object = {}) => {
  const answer: Answer = () => aRegistration(registration)
  screen = await openScreen(OpenShowDetail, {
    ...{ member: true, params: { registrationId: 'RG1' }, host },
    answers: [
      [registrationDetail, answer],
      [cancelRegistration, () => aRegistration({ state: 'CANCELED', version: 2 })],
      [openShowDraw, () => draw],
    ],
  })
}

it('shows state, session, deadline, people and the day of their deletion', async () => {
  await open()
  const facts = ['报名成功', '11月23日 周一 10:00', '免责取消截止', '3101**********0023', '将于 12月23日 删除', 'RG1']
  expect(facts.filter((fact) => screen.text().includes(fact))).toEqual(facts)
})

it('cancels after a confirmation', async () => {
  await open()
  await screen.press('取消报名')
  expect(screen.question()).toContain('名额将立即释放')
  await screen.press('确认取消')
  expect(screen.sentTo(cancelRegistration)).toEqual([{ registrationId: 'RG1', version: 1 }])
  expect(screen.text()).toContain('已取消')
})

it('warns before a late cancellation', async () => {
  await open({ cancelUntil: NOW - HOUR })
  await screen.press('取消报名')
  expect(screen.question()).toContain('将记录一次爽约')
})

it('offers no cancellation after the start', async () => {
  await open()
  await screen.wait(3 * DAY + 1)
  expect(screen.text()).not.toContain('取消报名')
})

it.each([
  [{ state: 'REJECTED', reason: 'INCOMPLETE' }, '资料不完整'],
  [{ state: 'PARTLY_IN', came: 1 }, '已有 1 人入场'],
  [{ state: 'APPLIED', show: anOpenShow({ giving: 'REVIEW', decidesAt: NOW + DAY }) }, '明天 10:00 前告知结果'],
])('explains %o', async (registration, hint) => {
  await open(registration)
  expect(screen.text()).toContain(hint)
})

describe('the check of a draw', () => {
  const own = { drawHash: entries[3].hash, show: anOpenShow({ giving: 'DRAW', decidesAt: NOW - DAY }) }
  const rank = drawn.get(entries[3].hash)?.rank

  it.each([
    ['a draw', DRAW, `核验通过：在 5 份报名中排第 ${rank}，共 2 个名额`],
    ['a draw to come', { ...DRAW, secret: null }, '抽签尚未完成'],
    ['another secret', { ...DRAW, secret: '02'.repeat(32) }, '密钥与抽签前公布的密封值不符'],
    ['a changed list', { ...DRAW, entries: DRAW.entries.slice(1) }, '名单与截止时公布的不符'],
  ])('shows the result for %s', async (_, draw, text) => {
    await open(own, draw)
    await screen.press('在本机核验')
    expect(screen.text()).toContain(text)
  })

  it('is offered only for shows with a draw', async () => {
    await open()
    expect(screen.text()).not.toContain('核验抽签')
  })
})

it('adds the session to the calendar', async () => {
  const addToCalendar = jest.fn(async () => ({ kind: 'done' as const }))
  await open({}, DRAW, { addToCalendar })
  await screen.press('加入日历')
  expect(addToCalendar).toHaveBeenCalledWith(expect.objectContaining({ id: 'RG1', startsAt: NOW + 3 * DAY }))
})

it('leads from an unknown registration to the list', async () => {
  await open()
  screen.unmount()
  screen = await openScreen(OpenShowDetail, {
    ...{ member: true, params: { registrationId: 'X' }, answers: [[registrationDetail, refused('', 404)]] },
  })
  await screen.press('我的报名')
  expect(screen.went.flat()).toContain('open-show-list')
})
