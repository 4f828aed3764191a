import { type BallotRequest, castBallot, voteBallots, voteTally } from '@/api/vote'
import { receiptOf } from '@/domain/vote/tally'
import { aBallot, ownBallots } from '../../../support/data/vote'
import { NOW } from '../../../support/fake-clock'
import { refused } from '../../../support/fake-gateway'
import type { OpenScreen } from '../../../support/open-screen'
import { openVote } from './open-vote'

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (...given: Parameters<typeof openVote>) => void (screen = await openVote(...given))

describe('the public list', () => {
  const OVER = { endTime: NOW - 1 }
  const own = aBallot({ receipt: receiptOf('V1', ['O1'], 's') })
  const items = [own, ...['O2', 'O3'].map((id, at) => ({ receipt: String(at).repeat(64), optionIds: [id] }))]

  it('is added up on this device, in all parts', async () => {
    await open(OVER, { ballots: [own], block: 'VOTED', left: 0 })
    screen.answer(voteTally, ({ after }) =>
      after ? { items: items.slice(2), next: '' } : { items: items.slice(0, 2), next: 'x' },
    )
    await screen.press('在本机核对')
    expect(screen.text()).toContain('3 张回执与公布结果一致')
    expect(screen.text()).not.toContain('张是你的')
  })

  it('shows what is wrong with it', async () => {
    await open(OVER, { ballots: [own], block: 'VOTED', left: 0 })
    const changed = [{ ...items[0], optionIds: ['O2'] }, { ...items[1], optionIds: ['O1'] }, items[2]]
    screen.answer(voteTally, () => ({ items: changed, next: '' }))
    await screen.press('在本机核对')
    expect(screen.text()).toContain('你的回执对应了其他选项')
  })

  /** Casts a ballot on this device, and returns the ballot that the gateway stores. */
  const cast = async (isLost = false) => {
    await open({ endTime: NOW + 10_000 })
    let ballot = own
    screen.answer(castBallot, (request) => {
      const { receipt, optionIds } = request as unknown as BallotRequest
      ballot = aBallot({ receipt, optionIds: [...optionIds] })
      if (isLost) return refused('忙', 500)()
      return ownBallots({ ballots: [ballot], block: 'VOTED', left: 0 })
    })
    await screen.press('甲')
    await screen.press('投票')
    return ballot
  }

  const checkAfterEnd = async (listed: readonly object[], mine: readonly object[]) => {
    screen.answer(voteTally, () => ({ items: listed, next: '' }))
    screen.answer(voteBallots, () => ownBallots({ ballots: mine as (typeof own)[], block: 'VOTED', left: 0 }))
    await screen.wait(12_000)
    await screen.press('在本机核对')
  }

  it('counts only receipts of this device as own', async () => {
    const ballot = await cast()
    await checkAfterEnd([ballot, ...items.slice(1)], [ballot])
    expect(screen.text()).toContain('其中 1 张是你的')
  })

  it('finds a ballot whose response was lost', async () => {
    const ballot = await cast(true)
    await screen.press('知道了')
    await checkAfterEnd([ballot, ...items.slice(1)], [ballot])
    expect(screen.text()).toContain('其中 1 张是你的')
  })

  it('does not miss a ballot that the gateway never accepted', async () => {
    await cast(true)
    await screen.press('知道了')
    await checkAfterEnd(items, [])
    expect(screen.text()).toContain('已核对：3 张回执与公布结果一致')
  })

  it('misses an accepted ballot that the gateway has lost', async () => {
    await cast()
    await checkAfterEnd(items, [])
    expect(screen.text()).toContain('清单里没有你的回执')
  })

  it('does not miss a ballot that was changed elsewhere', async () => {
    const ballot = await cast()
    await checkAfterEnd(items, [{ ...ballot, state: 'CHANGED' }])
    expect(screen.text()).toContain('已核对：3 张回执与公布结果一致')
  })

  it('is not checked without the states of the own ballots', async () => {
    const ballot = await cast()
    screen.answer(voteTally, () => ({ items: [ballot, ...items.slice(1)], next: '' }))
    await screen.wait(12_000)
    screen.answer(voteBallots, refused('忙，请稍后再试', 503))
    await screen.press('在本机核对')
    expect(screen.text()).not.toContain('回执与公布结果一致')
    expect(screen.sentTo(voteTally)).toEqual([])
    expect(screen.question()).not.toBe('')
  })

  it('announces the result of the check', async () => {
    await open(OVER, { ballots: [own], block: 'VOTED', left: 0 })
    screen.answer(voteTally, () => ({ items, next: '' }))
    await screen.press('在本机核对')
    const live = screen.all('[aria-live=polite]').map((each) => each.textContent)
    expect(live).toContainEqual(expect.stringContaining('已核对：3 张回执与公布结果一致'))
  })
})
