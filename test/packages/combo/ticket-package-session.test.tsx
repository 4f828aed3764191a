import { comboDetail, comboPrice } from '@/api/combo'
import { createHoldSet, currentHoldSet, releaseHoldSet, sameSeats } from '@/api/hold-set'
import { SEAT_CODES } from '@/domain/business-codes/seat'
import { fen } from '@/domain/money'
import { aCombo, aComboSession, aComboShow, aHoldSet, fixedParts } from '../../support/data/combo'
import { NOW } from '../../support/fake-clock'
import { refused } from '../../support/fake-gateway'
import type { Given, OpenScreen } from '../../support/open-screen'
import { openSession } from './open-session'

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (...given: Parameters<typeof openSession>) => {
  screen = await openSession(...given)
}
const item = (showId: string, more: object = {}) => ({
  ...{ partId: 'P1', showId, sessionId: `${showId}N`, seatPlanId: `${showId}NT`, quantity: 1, ...more },
})
const sent = () => screen.sentTo(createHoldSet).map(({ items }) => items)
const checkout = {
  ...{ showId: 'S1', sessionId: 'S1N', promotionId: 'CB1', holdSetId: 'HS1', quantity: '1' },
  chosen: 'P1.S1.S1N.S1NT,P1.S2.S2N.S2NT',
}

/** `aCombo` with a second session of the first show. */
const withTwo = () => {
  const [part] = aCombo().parts
  const sessions = [aComboSession('S1N', 3), aComboSession('S1M', 6)]
  return { parts: [{ ...part!, shows: [aComboShow('S1', '甲', 3, { sessions }), ...part!.shows.slice(1)] }] }
}

it('holds the chosen sessions, and opens their checkout', async () => {
  await open()
  expect(screen.text()).toMatch(/180.*200.*省 ¥20/)
  await screen.press('锁定座位')
  expect(sent()).toEqual([[item('S1'), item('S2')]])
  expect(screen.went).toEqual([['open', 'confirm-order', checkout]])
})

it('holds another session and another number of sets', async () => {
  await open(withTwo())
  await screen.tap(screen.all('[role=radio]').find((each) => each.textContent?.includes('11月26日'))!)
  await screen.press('增加')
  await screen.press('锁定座位')
  expect(sent()).toEqual([
    [item('S1', { sessionId: 'S1M', seatPlanId: 'S1MT', quantity: 2 }), item('S2', { quantity: 2 })],
  ])
})

it('prices each change of the choice', async () => {
  await open(withTwo())
  await screen.tap(screen.all('[role=radio]').find((each) => each.textContent?.includes('11月26日'))!)
  const prices = screen.sentTo(comboPrice).map(({ items }) => (items as { sessionId: string }[])[0]?.sessionId)
  expect(prices).toEqual(['S1N', 'S1M'])
})

it('logs a visitor in, and then holds the sessions', async () => {
  await open({}, { member: false })
  await screen.press('锁定座位')
  expect(sent()).toEqual([])
  const [[, afterLogin] = []] = screen.went
  await screen.logIn()
  await screen.change(() => void (afterLogin as () => Promise<void>)())
  expect(sent()).toEqual([[item('S1'), item('S2')]])
})

it('keeps the choice of the address when the login finds another set', async () => {
  await open(withTwo(), { member: false })
  await screen.tap(screen.all('[role=radio]').find((each) => each.textContent?.includes('11月26日'))!)
  await screen.press('锁定座位')
  const [[, afterLogin] = []] = screen.went
  screen.answer(currentHoldSet, () => ({ holdSet: aHoldSet() }))
  await screen.logIn()
  await screen.change(() => void (afterLogin as () => Promise<void>)())
  expect(sent()).toEqual([[item('S1', { sessionId: 'S1M', seatPlanId: 'S1MT' }), item('S2')]])
})

it('drops an answer about an earlier set that arrives after the hold', async () => {
  await open({}, { member: false })
  await screen.press('锁定座位')
  const [[, afterLogin] = []] = screen.went
  let answer = (_: { holdSet: null }): void => undefined
  screen.answer(currentHoldSet, () => new Promise((resolve) => (answer = resolve)))
  await screen.logIn()
  await screen.change(() => void (afterLogin as () => Promise<void>)())
  await screen.change(() => answer({ holdSet: null }))
  expect(screen.text()).toContain('已为你锁定')
})

it('takes all shows of a combo without a choice of shows', async () => {
  const own = { activityType: 'FIXED_SHOWS', parts: fixedParts() } as const
  await open(own, { params: { chosen: '' } })
  await screen.press('锁定座位')
  expect(sent()).toEqual([[item('S1'), item('S2', { partId: 'P2' })]])
})

it('moves to the show of the address', async () => {
  await open({}, { params: { showId: 'S2' } })
  expect(document.activeElement?.textContent).toContain('乙')
})

it('leads to the choice of shows if none is chosen', async () => {
  await open({}, { params: { chosen: '' } })
  await screen.press('选择演出')
  expect(screen.went).toEqual([['redirect', 'ticket-package-show', { promotionId: 'CB1' }]])
})

it('keeps the tiers of one price group', async () => {
  const tiers = (id: string) =>
    ['G1', 'G2'].map((groupId, at) => ({
      ...{ seatPlanId: `${id}${groupId}`, seatPlanName: `档${at + 1}`, groupId },
      ...{ singlePrice: fen(10_000 * (at + 1)), status: 'ON_SALE' as const },
    }))
  const shows = ['S1', 'S2'].map((id, at) =>
    aComboShow(id, at === 0 ? '甲' : '乙', 3 + at, {
      sessions: [aComboSession(`${id}N`, 3 + at, { seatPlans: tiers(id) })],
    }),
  )
  const groups = ['G1', 'G2'].map((groupId, at) => ({ groupId, name: `价位${at + 1}` }))
  const [part] = aCombo().parts
  await open({ promotionMethod: 'PRICE', groups, parts: [{ ...part!, shows }] })
  await screen.tap(screen.all('[role=radio]').find((each) => each.textContent === '价位2')!)
  await screen.press('锁定座位')
  expect(sent()).toEqual([[item('S1', { seatPlanId: 'S1G2' }), item('S2', { seatPlanId: 'S2G2' })]])
})

describe('a refused set', () => {
  const part = (showId: string, alternatives: readonly object[], nearest: readonly string[] = []) => ({
    ...{ partId: 'P1', showId, sessionId: `${showId}N`, seatPlanId: `${showId}NT`, statusCode: SEAT_CODES.seatTaken },
    ...{ comments: '座位刚被选走', seatIds: [], nearest, alternatives },
  })
  const other = { showId: 'S3', sessionId: 'S3N', seatPlanId: 'S3NT', seatIds: ['A-2-7'] }
  const refusal = (...parts: readonly object[]) => refused('座位刚被选走', SEAT_CODES.seatTaken, { parts })

  it('names the reason and what is possible instead, which one tap holds', async () => {
    await open({}, { answers: [[createHoldSet, refusal(part('S2', [other]))]] })
    await screen.press('锁定座位')
    expect(screen.text()).toContain('有 1 场没能锁定，因此全部未锁定')
    expect(screen.text()).toMatch(/座位刚被选走/)
    screen.answer(createHoldSet, () => aHoldSet())
    await screen.press('丙')
    expect(sent().at(-1)).toEqual([item('S1'), item('S3', { seatIds: ['A-2-7'] })])
    expect(screen.went.at(-1)?.[1]).toBe('confirm-order')
  })

  it('repairs all sessions by one tap, with the nearest seats first', async () => {
    const parts = [part('S1', [other], ['A-1-1']), part('S2', [other])]
    await open({}, { answers: [[createHoldSet, refusal(...parts)]] })
    await screen.press('锁定座位')
    screen.answer(createHoldSet, () => aHoldSet())
    await screen.press('一键调整')
    expect(sent().at(-1)).toEqual([item('S1', { seatIds: ['A-1-1'] }), item('S3', { seatIds: ['A-2-7'] })])
  })

  it('gives one alternative to one session only', async () => {
    await open({}, { answers: [[createHoldSet, refusal(part('S1', [other]), part('S2', [other]))]] })
    await screen.press('锁定座位')
    await screen.press('一键调整')
    expect(sent()).toHaveLength(1)
    expect(screen.text()).toContain('请换个场次或演出')
  })

  it('does not offer a show that is chosen', async () => {
    const chosen = { showId: 'S1', sessionId: 'S1N', seatPlanId: 'S1NT', seatIds: ['A-2-8'] }
    await open({}, { answers: [[createHoldSet, refusal(part('S2', [chosen]))]] })
    await screen.press('锁定座位')
    expect(screen.text()).not.toContain('选这个')
    expect(screen.text()).toContain('请换个场次或演出')
  })

  it('offers no repair for a session without alternatives', async () => {
    await open({}, { answers: [[createHoldSet, refusal(part('S2', []))]] })
    await screen.press('锁定座位')
    expect(screen.text()).toContain('请换个场次或演出')
    expect(screen.all('button').some((each) => each.textContent === '一键调整')).toBe(false)
  })

  it('shows any other reason, and loads the combo again', async () => {
    await open({}, { answers: [[createHoldSet, refused('每人限购 2 套')]] })
    await screen.press('锁定座位')
    expect(screen.question()).toContain('每人限购 2 套')
    await screen.press('知道了')
    expect(screen.sentTo(comboDetail)).toHaveLength(2)
  })
})

describe('the same seats', () => {
  const places = (seats: readonly string[][], differs: readonly string[]) => ({
    isSame: differs.every((each) => each === 'SAME'),
    sessions: ['S1', 'S2'].map((showId, at) => ({
      ...{ showId, sessionId: `${showId}N`, seatPlanId: seats[at]!.length > 0 ? `${showId}NT` : '' },
      ...{ seatIds: seats[at]!, differs: differs[at]! },
    })),
  })
  const same = places([['A-1-5'], ['A-1-5']], ['SAME', 'SAME'])
  const second = places([['B-2-6'], ['B-2-6']], ['SAME', 'SAME'])
  const suggesting = (...suggestions: readonly object[]) => ({
    answers: [[sameSeats, () => ({ suggestions })]] as const,
  })

  it('are found by one tap, and held', async () => {
    await open({}, suggesting(same, second))
    await screen.press('每场都坐同样的座位')
    expect(screen.sentTo(sameSeats)).toMatchObject([{ sessionIds: ['S1N', 'S2N'], quantity: 1, maxPrice: 10_000 }])
    expect(screen.text()).toContain('A 区 1 排 5 座')
    await screen.press('锁定座位')
    expect(sent()).toEqual([[item('S1', { seatIds: ['A-1-5'] }), item('S2', { seatIds: ['A-1-5'] })]])
  })

  it('can be chosen among several', async () => {
    await open({}, suggesting(same, second))
    await screen.press('每场都坐同样的座位')
    await screen.tap(screen.all('[role=radio]').find((each) => each.textContent?.includes('B 区'))!)
    await screen.press('锁定座位')
    expect(sent()).toEqual([[item('S1', { seatIds: ['B-2-6'] }), item('S2', { seatIds: ['B-2-6'] })]])
  })

  it('name the differences if no seats are free in all sessions', async () => {
    await open({}, suggesting(places([['A-1-5'], ['A-2-5']], ['SAME', 'ROW'])))
    await screen.press('每场都坐同样的座位')
    expect(screen.text()).toMatch(/没有各场都空着的座位.*A 区 1 排 5 座\s· 相同座位.*A 区 2 排 5 座\s· 同一区/)
  })

  it('are dropped when the choice changes', async () => {
    await open({}, suggesting(same))
    await screen.press('每场都坐同样的座位')
    await screen.press('增加')
    await screen.press('锁定座位')
    expect(sent()).toEqual([[item('S1', { quantity: 2 }), item('S2', { quantity: 2 })]])
  })

  it('are not found in full sessions', async () => {
    await open({}, suggesting(places([[], []], ['FULL', 'FULL'])))
    await screen.press('每场都坐同样的座位')
    expect(screen.text()).toContain('所选场次没有足够的空座')
  })
})

describe('a running set', () => {
  const running: Given = { answers: [[currentHoldSet, () => ({ holdSet: aHoldSet() })]] }

  it('is shown with its seats after a reload, and leads to the checkout', async () => {
    await open({}, { ...running, params: { chosen: '' } })
    expect(screen.text()).toMatch(/已为你锁定.*甲.*A 区 1 排 5 座/)
    await screen.press('去结算')
    expect(screen.went).toEqual([['open', 'confirm-order', checkout]])
  })

  it('does not replace another choice', async () => {
    await open({}, { ...running, params: { chosen: 'P1.S1,P1.S3' } })
    await screen.press('锁定座位')
    expect(sent()).toEqual([[item('S1'), item('S3')]])
  })

  it('is released before the choice is changed', async () => {
    await open({}, running)
    screen.answer(releaseHoldSet, () => ({ released: true }))
    await screen.press('重新选择')
    expect(screen.sentTo(releaseHoldSet)).toEqual([{ holdSetId: 'HS1' }])
    expect(screen.text()).toContain('锁定座位')
  })

  it('ends with its time, and leaves the choice', async () => {
    await open({}, { answers: [[currentHoldSet, () => ({ holdSet: aHoldSet({ expiresAt: NOW + 60_000 }) })]] })
    await screen.wait(61_000)
    expect(screen.text()).toContain('你的选择还在')
    await screen.press('锁定座位')
    expect(sent()).toEqual([[item('S1'), item('S2')]])
  })
})
