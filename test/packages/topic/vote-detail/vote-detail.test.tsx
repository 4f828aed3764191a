import { castBallot, voteBallots, voteCounts, voteDetail, voteTally } from '@/api/vote'
import { receiptOf } from '@/domain/vote/tally'
import VoteDetail from '@/packages/topic/vote-detail/vote-detail'
import { aBallot, aVote, ownBallots, voteCountsOf } from '../../../support/data/vote'
import { NOW } from '../../../support/fake-clock'
import { refused } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const DAY = 86_400_000
let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (vote: object = {}, own: object | null = {}, counts: object = {}, more: object = {}) => {
  screen = await openScreen(VoteDetail, {
    ...{ member: own !== null, params: { id: 'V1' }, ...more },
    answers: [
      [voteDetail, () => aVote(vote)],
      [voteBallots, () => ownBallots(own ?? {})],
      [voteCounts, () => voteCountsOf([1, 1, 1], counts)],
    ],
  })
}

const pressIn = (text: string) => screen.press(text)

describe('an open vote', () => {
  it('shows options with their results, and sends the choice with a receipt of this device', async () => {
    await open()
    expect(screen.text()).toMatch(/甲34% · 1 票.*乙33% · 1 票.*丙33% · 1 票/)
    screen.answer(castBallot, () => ownBallots({ ballots: [aBallot({ optionIds: ['O2'] })], block: 'VOTED', left: 0 }))
    await pressIn('乙')
    await pressIn('投票')
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
    await pressIn('投票')
    expect(screen.sentTo(castBallot)).toEqual([])
  })

  it('repeats a failed ballot with the same key and receipt', async () => {
    await open()
    screen.answer(castBallot, refused('忙', 500))
    await pressIn('甲')
    await pressIn('投票')
    await pressIn('知道了')
    await pressIn('投票')
    const [first, second] = screen.sentTo(castBallot)
    expect(second).toEqual(first)
  })

  it('keeps at most the allowed number of options', async () => {
    await open({ most: 2, changeUntil: null })
    for (const name of ['甲', '乙', '丙']) await pressIn(name)
    const checked = screen.all('[role=checkbox]').map((box) => box.getAttribute('aria-checked'))
    expect(checked).toEqual(['false', 'true', 'true'])
  })

  it('changes the ballot that it shows', async () => {
    await open({}, { ballots: [aBallot()], block: 'VOTED', left: 0 })
    expect(screen.text()).toContain('我的选择')
    await pressIn('修改选票')
    await pressIn('丙')
    screen.answer(castBallot, () => ownBallots({ ballots: [aBallot({ optionIds: ['O3'] })], block: 'VOTED', left: 0 }))
    await pressIn('提交修改')
    expect(screen.sentTo(castBallot)).toMatchObject([{ optionIds: ['O3'], replaces: 'B1' }])
  })

  it('asks a visitor to log in before the ballot is sent', async () => {
    await open({}, null)
    await pressIn('甲')
    await pressIn('投票')
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
    ['without phone', {}, { block: 'NO_PHONE', left: 0 }, {}, '绑定手机号后可投票', '去绑定手机号'],
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

  it('leads to the show whose ticket allows to vote', async () => {
    const conditions = [{ id: 'S1', name: '玻璃鱼缸', showId: 'S1' }]
    await open({ who: 'TICKET', conditions }, { block: 'NOT_ALLOWED', left: 0 })
    await pressIn('去购票')
    expect(screen.went).toContainEqual(['open', 'show-detail', { showId: 'S1' }])
  })

  it('has no result before its start, which can be added to the calendar', async () => {
    const addToCalendar = jest.fn(async () => ({ kind: 'done' as const }))
    await open({ startTime: NOW + DAY }, {}, {}, { host: { addToCalendar } })
    expect(screen.text()).not.toContain('%')
    await pressIn('加入日历提醒')
    expect(addToCalendar).toHaveBeenCalledWith(expect.objectContaining({ startsAt: NOW + DAY, title: '最佳舞美' }))
  })

  it('leads from an unknown vote to shows', async () => {
    screen = await openScreen(VoteDetail, { params: { id: 'X' }, answers: [[voteDetail, refused('', 404)]] })
    expect(screen.text()).toContain('没有找到这个投票')
  })
})

describe('the public list', () => {
  const OVER = { endTime: NOW - 1 }
  const own = aBallot({ receipt: receiptOf('V1', ['O1'], 's') })
  const items = [own, ...['O2', 'O3'].map((id, at) => ({ receipt: String(at).repeat(64), optionIds: [id] }))]

  it('is added up on this device, in all parts, with the own receipt', async () => {
    await open(OVER, { ballots: [own], block: 'VOTED', left: 0 })
    screen.answer(voteTally, ({ after }) =>
      after ? { items: items.slice(2), next: '' } : { items: items.slice(0, 2), next: 'x' },
    )
    await pressIn('在本机核对')
    expect(screen.text()).toContain('3 张回执与公布结果一致，其中 1 张是你的')
  })

  it('shows what is wrong with it', async () => {
    await open(OVER, { ballots: [own], block: 'VOTED', left: 0 })
    const changed = [{ ...items[0], optionIds: ['O2'] }, { ...items[1], optionIds: ['O1'] }, items[2]]
    screen.answer(voteTally, () => ({ items: changed, next: '' }))
    await pressIn('在本机核对')
    expect(screen.text()).toContain('你的回执对应了其他选项')
  })
})
