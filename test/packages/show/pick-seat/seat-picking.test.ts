import { SeatPicking } from '@/packages/show/pick-seat/seat-picking'
import { markedIn, pictureOf } from '../../../support/seat-house'
import { type SeatRulesGiven, seatWorld } from '../../../support/seat-gateway'

const open = async (lines: readonly string[], rules: SeatRulesGiven = {}, buyerRemaining: number | null = null) => {
  const world = seatWorld(lines, rules)
  const picking = new SeatPicking(
    world.services,
    { showId: 'S1', sessionId: 'N1' },
    { buyerRemaining: () => buyerRemaining },
  )
  await picking.load()
  return { ...world, picking, shown: () => pictureOf(lines, picking.chosen) }
}

describe('the choice of seats', () => {
  test('selects a seat on tap, and deselects it on a second tap', async () => {
    const { picking, shown } = await open(['......', '......:1'])
    for (const seat of [0, 1, 6]) picking.toggle(seat)
    expect(shown()).toEqual(['##....', '#.....:1'])
    expect([picking.sum, picking.seatIds]).toEqual([68_000 * 2 + 38_000, ['A-1-1', 'A-1-2', 'A-2-1']])
    picking.toggle(1)
    expect(shown()).toEqual(['#.....', '#.....:1'])
    expect(picking.refusal).toBeNull()
  })

  test('sums seat prices and service fees, and adds the delivery fee once', async () => {
    const { picking, world } = await open(['......', '......:1'])
    world.fees = { serviceFee: 600, unavoidableFee: 1_800 }
    await picking.load()
    for (const seat of [0, 6]) picking.toggle(seat)
    expect(picking.sum).toBe(68_000 + 38_000 + 2 * 600 + 1_800)
    expect(picking.sum).toBe(picking.shareOf(0) + picking.shareOf(1) + 1_800)
    expect(picking.prices[1]).toBe(38_000 + 600 + 1_800)
  })

  test('returns the first seat of the latest choice', async () => {
    const { picking } = await open(['......'])
    for (const seat of [0, 1]) picking.toggle(seat)
    expect(picking.firstAdded).toBe(1)
    picking.select([3, 4, 5])
    expect(picking.firstAdded).toBe(3)
  })

  test('reports a taken seat, and the nearest free seat', async () => {
    const { picking } = await open(['..x...'])
    picking.toggle(2)
    expect(picking.chosen).toEqual([])
    expect(picking.message).toMatchObject({ kind: 'taken', seat: 2 })
    const { proposal } = picking.message as { proposal: number[] }
    expect(proposal).toHaveLength(1)
    expect([1, 3]).toContain(proposal[0])
  })

  test('rejects seats that are not on sale', async () => {
    const { picking } = await open(['....:-', '....'])
    picking.toggle(0)
    expect([picking.chosen, picking.message]).toEqual([[], { kind: 'notOnSale', seat: 0 }])
  })

  test.each([
    [2, null, 'limit', 2],
    [4, 2, 'buyerLimit', 2],
    [null, 1, 'buyerLimit', 1],
  ] as const)(
    'respects the quantity limits of an order (%s) and of a buyer (%s)',
    async (most, remaining, kind, count) => {
      const { picking } = await open(['......'], { most, noOrphan: false }, remaining)
      for (const seat of [0, 1, 2]) picking.toggle(seat)
      if (count === 1) {
        // If only one seat is allowed, a second seat replaces it.
        expect([picking.chosen, picking.message]).toEqual([[2], null])
      } else {
        expect(picking.chosen).toEqual([0, 1])
        expect(picking.message).toEqual({ kind, most: count })
      }
      expect(picking.largest).toBe(count)
    },
  )

  test('rejects a seat of another tier, and offers a new choice from that seat', async () => {
    const { picking } = await open(['....', '....:1'], { oneTier: true })
    picking.toggle(0)
    picking.toggle(4)
    expect([picking.chosen, picking.message]).toEqual([[0], { kind: 'tiers', seat: 4 }])
    picking.select([4])
    expect([picking.chosen, picking.message]).toEqual([[4], null])
  })

  test('reports a single seat left over, and corrects the choice in one tap', async () => {
    const { picking, shown } = await open(['......'])
    picking.toggle(1)
    expect(picking.message).toMatchObject({ kind: 'refused', refusal: { reason: 'orphan', seats: [0] } })
    const { fix } = picking.message as { fix: number[] }
    picking.select(fix)
    expect(shown()).toEqual(['#.....'])
    expect([picking.refusal, picking.message]).toEqual([null, null])
  })

  test('clears a message at the next action', async () => {
    const { picking } = await open(['x.....'])
    picking.toggle(0)
    expect(picking.message?.kind).toBe('taken')
    picking.toggle(1)
    expect(picking.message).toBeNull()
  })

  test('detects restricted views', async () => {
    const { picking } = await open(['..rr'])
    for (const seat of [2, 3]) picking.toggle(seat)
    expect(picking.restricted).toEqual([2, 3])
  })
})

describe('the best seats', () => {
  const lines = ['..........', '..........:1', '..........:1']

  test('are selected in one tap; the next tap selects the next best seats', async () => {
    const { picking, shown } = await open(lines)
    const inView = jest.fn()
    picking.events.on('show', inView)
    picking.selectBest(2, -1)
    expect(shown()).toEqual(['....##....', '..........:1', '..........:1'])
    expect(inView.mock.calls).toEqual([[picking.chosen]])
    const first = picking.chosen
    picking.selectBest(2, -1)
    expect(picking.chosen).toHaveLength(2)
    expect(picking.chosen.filter((seat) => first.includes(seat))).toEqual([])
    expect(inView).toHaveBeenCalledTimes(2)
    expect(picking.refusal).toBeNull()
  })

  test('match the chosen tiers and price', async () => {
    const { picking, shown } = await open(lines)
    picking.filter.setCap(38_000)
    picking.selectBest(3, -1)
    expect(picking.chosen).toHaveLength(3)
    expect(shown()[0]).toBe('..........')
    picking.filter.clear()
    picking.filter.toggleTier(0)
    picking.selectBest(3, -1)
    expect(shown().slice(1)).toEqual(['..........:1', '..........:1'])
  })

  test('are in the chosen section', async () => {
    const { picking } = await open(['......', '', '......:1'])
    picking.selectBest(2, 1)
    expect(picking.chosen.every((seat) => seat >= 6)).toBe(true)
  })

  test('start from the first group again after the last group', async () => {
    const { picking } = await open(['....'])
    const seen: string[] = []
    for (let turn = 0; turn < 3; turn++) {
      picking.selectBest(2, -1)
      seen.push(picking.chosen.join())
    }
    expect(new Set(seen.slice(0, 2)).size).toBe(2)
    expect(seen[2]).toBe(seen[0])
  })

  test('are in two rows, with a notice, if no row has enough seats', async () => {
    const { picking } = await open(['..xx', '..xx'])
    picking.selectBest(4, -1)
    expect(picking.chosen).toHaveLength(4)
    expect(picking.message).toEqual({ kind: 'split', count: 4 })
  })

  test('are reported as unavailable if no row has enough adjacent seats', async () => {
    const { picking } = await open(['..xx', '..xx'], { together: true })
    picking.toggle(0)
    picking.toggle(1)
    picking.selectBest(4, -1)
    expect(picking.chosen).toEqual([0, 1])
    expect(picking.message).toEqual({ kind: 'noBlock', count: 4 })
  })

  test('exclude seats that were taken since the last load', async () => {
    const { picking, take, shown } = await open(['....', '....'])
    picking.selectBest(4, -1)
    const [first] = picking.chosen
    picking.clear()
    take(first < 4 ? [0, 1] : [4, 5])
    await picking.source.refresh()
    picking.selectBest(4, -1)
    expect(picking.chosen).toHaveLength(4)
    expect(picking.chosen.includes(first)).toBe(false)
    expect(shown().join()).toContain('####')
  })
})

describe('chosen seats that another buyer takes', () => {
  test('are deselected and reported, with a proposal of as many nearby seats', async () => {
    const { picking, take } = await open(['..........'])
    for (const seat of [4, 5]) picking.toggle(seat)
    take([5])
    await picking.source.refresh()
    expect(picking.chosen).toEqual([4])
    expect(picking.message).toMatchObject({ kind: 'lost', seats: [5] })
    const { proposal } = picking.message as { proposal: number[] }
    expect(proposal).toHaveLength(2)
    picking.select(proposal)
    expect([picking.message, picking.refusal]).toEqual([null, null])
  })

  test('remain selected if the buyer’s own pending hold takes them', async () => {
    const { picking, take } = await open(['......'])
    for (const seat of [0, 1]) picking.toggle(seat)
    picking.holding([0, 1])
    take([0, 1])
    await picking.source.refresh()
    expect([picking.chosen, picking.message]).toEqual([[0, 1], null])
  })

  test('are replaced by the gateway’s own proposal', async () => {
    const { picking } = await open(['..........'])
    for (const seat of [4, 5]) picking.toggle(seat)
    picking.lose([4, 5], markedIn(['.......##.']))
    expect(picking.message).toEqual({ kind: 'lost', seats: [4, 5], proposal: [7, 8] })
    expect(picking.loaded?.house.taken[4]).toBe(1)
  })

  test('have no proposal if no seat is free', async () => {
    const { picking, take } = await open(['..xxxx'])
    for (const seat of [0, 1]) picking.toggle(seat)
    take([0, 1])
    await picking.source.refresh()
    expect(picking.message).toEqual({ kind: 'lost', seats: [0, 1], proposal: [] })
    expect(picking.soldOut).toBe(true)
  })
})

test('preserves the choice when the language changes', async () => {
  const { picking, stores } = await open(['......'])
  for (const seat of [0, 1]) picking.toggle(seat)
  picking.filter.toggleTier(0)
  stores.preferences.chooseLanguage('zh-CN')
  await picking.load()
  expect(picking.seatIds).toEqual(['A-1-1', 'A-1-2'])
  expect(picking.filter.isChosen(0)).toBe(true)
})
