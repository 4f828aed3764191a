import { castBallot, voteBallots, voteCounts, voteDetail } from '@/api/vote'
import { platform } from '@/platform/platform'
import VoteDetail from '@/packages/topic/vote-detail/vote-detail'
import { aBallot, aVote, ownBallots, voteCountsOf } from '../../../support/data/vote'
import { NOW } from '../../../support/fake-clock'
import { refused } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'
import { openVote } from './open-vote'

const DAY = 86_400_000
const IN_MINI = { host: { host: { ...platform.host, isMini: true } } }
let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (...given: Parameters<typeof openVote>) => void (screen = await openVote(...given))

describe('an open vote', () => {
  it('shows options with their results, and sends the choice with a receipt of this device', async () => {
    await open()
    expect(screen.text()).toMatch(/甲34% · 1 票.*乙33% · 1 票.*丙33% · 1 票/)
    screen.answer(castBallot, () => ownBallots({ ballots: [aBallot({ optionIds: ['O2'] })], block: 'VOTED', left: 0 }))
    await screen.press('乙')
    await screen.press('投票')
    const [sent] = screen.sentTo(castBallot)
    expect(sent).toMatchObject({
      id: 'V1',
      optionIds: ['O2'],
      replaces: '',
      receipt: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(screen.text()).toContain('已投票')
  })

  it('sends nothing without a choice', async () => {
    await open()
    await screen.press('投票')
    expect(screen.sentTo(castBallot)).toEqual([])
  })

  it('repeats a failed ballot with the same key and receipt', async () => {
    await open()
    screen.answer(castBallot, refused('忙', 500))
    await screen.press('甲')
    await screen.press('投票')
    await screen.press('知道了')
    await screen.press('投票')
    const [first, second] = screen.sentTo(castBallot)
    expect(second).toEqual(first)
  })

  it('keeps at most the allowed number of options', async () => {
    await open({ most: 2, changeUntil: null })
    for (const name of ['甲', '乙', '丙']) await screen.press(name)
    const checked = screen.all('[role=checkbox]').map((box) => box.getAttribute('aria-checked'))
    expect(checked).toEqual(['false', 'true', 'true'])
  })

  it('changes the ballot that it shows', async () => {
    await open({}, { ballots: [aBallot()], block: 'VOTED', left: 0 })
    expect(screen.text()).toContain('我的选择')
    await screen.press('修改选票')
    await screen.press('丙')
    screen.answer(castBallot, () => ownBallots({ ballots: [aBallot({ optionIds: ['O3'] })], block: 'VOTED', left: 0 }))
    await screen.press('提交修改')
    expect(screen.sentTo(castBallot)).toMatchObject([{ optionIds: ['O3'], replaces: 'B1' }])
  })

  it('groups the options of several choices under their label', async () => {
    await open({ most: 2 })
    expect(screen.find('[role=group][aria-label="最多选择 2 项"]').querySelectorAll('[role=checkbox]')).toHaveLength(3)
  })

  it('ends when the merchant ends it, after a refused ballot', async () => {
    await open()
    screen.answer(castBallot, refused('投票已结束', 400))
    screen.answer(voteDetail, () => aVote({ endTime: NOW - 1 }))
    await screen.press('甲')
    await screen.press('投票')
    await screen.press('知道了')
    expect(screen.text()).toContain('投票已于')
    expect(screen.button('看看演出')).toBeDefined()
  })

  it('ends a change when changes are no longer possible', async () => {
    await open({ changeUntil: NOW + 10_000 }, { ballots: [aBallot()], block: 'VOTED', left: 0 })
    await screen.press('修改选票')
    expect(screen.button('提交修改')).toBeDefined()
    await screen.wait(12_000)
    expect(screen.text()).not.toContain('提交修改')
    expect(screen.button('看看演出')).toBeDefined()
  })

  it('offers to load the own ballots again before it offers a vote', async () => {
    screen = await openScreen(VoteDetail, {
      ...{ member: true, params: { id: 'V1' } },
      answers: [
        [voteDetail, () => aVote()],
        [voteBallots, refused('忙', 503)],
        [voteCounts, () => voteCountsOf([1, 1, 1])],
      ],
    })
    expect(screen.text()).not.toContain('看看演出')
    screen.answer(voteBallots, () => ownBallots())
    await screen.press('重新加载我的选票')
    expect(screen.button('投票')).toBeDefined()
  })

  it('loads the result two seconds after the end', async () => {
    await open({ endTime: NOW + 1_000, counts: 'AFTER_END' }, {}, { hidden: 'AFTER_END', options: [] })
    screen.answer(voteCounts, () => voteCountsOf([2, 1, 1]))
    await screen.wait(2_500)
    expect(screen.text()).not.toContain('50%')
    await screen.wait(500)
    expect(screen.text()).toContain('50% · 2 票')
  })

  it('names each condition, and links each show once', async () => {
    const options = aVote().options.map((option, at) => (at === 0 ? { ...option, showId: 'S1' } : option))
    const conditions = [
      { id: 'S1', name: '玻璃鱼缸', showId: 'S1' },
      { id: 'S2', name: '长夜', showId: 'S2' },
    ]
    await open({ who: 'TICKET', conditions, options })
    expect(screen.text()).toContain('已购票的观众：玻璃鱼缸、长夜')
    await screen.press('玻璃鱼缸')
    expect(screen.went).toContainEqual(['open', 'show-detail', { showId: 'S1' }])
    expect(screen.all('button').filter((row) => row.textContent === '玻璃鱼缸')).toHaveLength(1)
  })

  it('asks a visitor to log in before the ballot is sent', async () => {
    await open({}, null)
    await screen.press('甲')
    await screen.press('投票')
    expect(screen.sentTo(castBallot)).toEqual([])
    expect(screen.went.flat()).toContain('openLogin')
  })

  it('loads new counts every five seconds, and only those since its version', async () => {
    await open()
    screen.answer(voteCounts, () => voteCountsOf([], { version: 1, isSame: true, counted: 3 }))
    await screen.wait(5_000)
    expect(screen.sentTo(voteCounts)).toEqual([{ id: 'V1' }, { id: 'V1', since: 1 }])
    expect(screen.text()).toContain('34% · 1 票')
  })

  it('shows markup in titles as text', async () => {
    await open({ title: '<b>x</b>' })
    expect(screen.text()).toContain('<b>x</b>')
  })
})

describe('the state', () => {
  const VOTED = { block: 'VOTED', left: 0 }
  it.each([
    ['to come', { startTime: NOW + DAY }, {}, {}, '未开始', '加入日历提醒'],
    ['canceled', { isCanceled: true }, {}, {}, '投票已取消', '看看演出'],
    ['being checked', {}, { ...VOTED, ballots: [aBallot({ state: 'HELD' })] }, {}, '选票核实中', '修改选票'],
    ['final', { changeUntil: null }, { ...VOTED, ballots: [aBallot()] }, {}, '截止后公布最终结果', '看看演出'],
    ['done for today', { perPerson: 'A_DAY' }, { block: 'DAY_LIMIT', left: 0 }, {}, '今天已投完', '看看演出'],
    ['without phone', {}, { block: 'NO_PHONE', left: 0 }, {}, '手机号请在小程序中绑定', '看看演出'],
    ['over without phone', { endTime: NOW - 1 }, { block: 'NO_PHONE', left: 0 }, {}, '投票已结束', '看看演出'],
    [
      'not counted',
      { counts: 'AFTER_VOTE' },
      { ...VOTED, ballots: [aBallot({ state: 'VOID', voidReason: 'MERCHANT' })] },
      { hidden: 'AFTER_VOTE', options: [] },
      '你的选票未计入',
      '看看演出',
    ],
    [
      'final with a later result',
      { changeUntil: null, resultAt: NOW + 5 * DAY },
      { ...VOTED, ballots: [aBallot()] },
      {},
      '结果将于',
      '看看演出',
    ],
    [
      'done on the last day',
      { perPerson: 'A_DAY', endTime: NOW + 60_000 },
      { block: 'DAY_LIMIT', left: 0 },
      {},
      '你的票已全部投完',
      '看看演出',
    ],
    ['below the level', { who: 'LEVEL' }, { block: 'NOT_ALLOWED', left: 0 }, {}, '指定等级的会员', '查看会员等级'],
    [
      'held back',
      { endTime: NOW - 1, resultAt: NOW + DAY },
      {},
      { hidden: 'DATE', options: [] },
      '结果待公布',
      '看看演出',
    ],
  ])('%s offers a way on', async (_, vote, own, counts, text, button) => {
    await open(vote, own, counts)
    expect(screen.text()).toContain(text)
    expect(screen.button(button)).toBeDefined()
  })

  it('leads to the phone number in mini programs', async () => {
    await open({}, { block: 'NO_PHONE', left: 0 }, {}, IN_MINI)
    expect(screen.text()).toContain('绑定手机号的账号才能投票')
    await screen.press('去绑定手机号')
    expect(screen.went).toContainEqual(['open', 'account-bind'])
  })

  it('promises the result to a void ballot only after the end', async () => {
    const ballots = [aBallot({ state: 'VOID', voidReason: 'LATE' })]
    await open({}, { ...VOTED, ballots }, { hidden: 'AFTER_VOTE', options: [] })
    expect(screen.text()).toContain('结束后公布结果')
    expect(screen.text()).not.toContain('投票后可查看结果')
  })

  it('shows the date of a later result among the rules', async () => {
    await open({ endTime: NOW + DAY, resultAt: NOW + 5 * DAY, counts: 'AFTER_END' })
    expect(screen.text()).toMatch(/结果公布\d+月\d+日 \d\d:\d\d 公布/)
  })

  it('has no result and no counted ballot after a cancellation', async () => {
    const days = [{ day: '2026-11-20', counted: 3, held: 0 }]
    await open({ isCanceled: true }, { ...VOTED, ballots: [aBallot()] }, { days })
    expect(screen.text()).toContain('未计入')
    expect(screen.text()).not.toMatch(/%|已计入|每日票数/)
  })

  it('allows a daily vote again after midnight', async () => {
    const vote = { perPerson: 'A_DAY', endTime: NOW + 5 * DAY } as const
    await open(vote, { block: 'DAY_LIMIT', left: 0 })
    expect(screen.text()).toContain('今天已投完')
    screen.answer(voteBallots, () => ownBallots())
    await screen.wait(DAY + 2_000)
    expect(screen.text()).not.toContain('今天已投完')
  })

  it('leads to the show whose ticket allows to vote', async () => {
    const conditions = [{ id: 'S1', name: '玻璃鱼缸', showId: 'S1' }]
    await open({ who: 'TICKET', conditions }, { block: 'NOT_ALLOWED', left: 0 })
    await screen.press('去购票')
    expect(screen.went).toContainEqual(['open', 'show-detail', { showId: 'S1' }])
  })

  it('has no result before its start, which can be added to the calendar', async () => {
    const addToCalendar = jest.fn(async () => ({ kind: 'done' as const }))
    await open({ startTime: NOW + DAY }, {}, {}, { host: { addToCalendar } })
    expect(screen.text()).not.toContain('%')
    await screen.press('加入日历提醒')
    expect(addToCalendar).toHaveBeenCalledWith(expect.objectContaining({ startsAt: NOW + DAY, title: '最佳舞美' }))
  })

  it('leads from an unknown vote to shows', async () => {
    screen = await openScreen(VoteDetail, { params: { id: 'X' }, answers: [[voteDetail, refused('', 404)]] })
    expect(screen.text()).toContain('没有找到这个投票')
  })
})
