import { changesElsewhere } from '@/domain/cart/changes'
import { cartWay, groupLines } from '@/domain/cart/groups'
import { lineLimit, lineState } from '@/domain/cart/line'
import { enqueue, freshQueue, isVisitorFull } from '@/domain/cart/queue'
import { cartSum } from '@/domain/cart/sum'
import { fen } from '@/domain/money'
import { aLine, anOperation, OPEN } from './support'

const DAY = 86_400_000

describe('lineState', () => {
  const stateOf = (quantity: number, facts: Parameters<typeof lineState>[1]) =>
    lineState(
      quantity,
      facts,
      lineLimit(aLine('red', quantity), [], () => facts),
    )

  it.each([
    ['OK', 2, OPEN],
    ['LESS', 4, { ...OPEN, stock: 3 }],
    ['SOLD_OUT', 1, { ...OPEN, stock: 0 }],
    ['LIMIT', 1, { ...OPEN, buyerRemaining: 0 }],
    ['VARIANT_GONE', 1, null],
    ['NOT_YET', 1, { ...OPEN, blockReason: 'NOT_YET' as const }],
  ])('returns %s', (state, quantity, facts) => {
    expect(stateOf(quantity, facts)).toBe(state)
  })
})

describe('lineLimit', () => {
  it('does not count removed lines and pieces that are not in stock', () => {
    const facts = (skuId: string) => ({ ...OPEN, perOrder: 5, stock: skuId === 'gone' ? 0 : 9 })
    const others = [aLine('gone', 4), aLine('blue', 4, { isRemoved: true }), aLine('green', 2)]
    expect(lineLimit(aLine('red', 1), others, facts)).toEqual({ most: 3, reason: 'order' })
  })

  it('gives the limit to earlier lines first', () => {
    const facts = () => ({ ...OPEN, buyerRemaining: 3 })
    const lines = [aLine('red', 2), aLine('blue', 2), aLine('green', 1)]
    expect(lines.map((line) => lineLimit(line, lines, facts).most)).toEqual([2, 1, 0])
  })

  it('counts pieces of the variant for another show towards the stock', () => {
    const facts = () => ({ ...OPEN, stock: 9 })
    const other = aLine('red', 4, { showId: 'S1' })
    expect(lineLimit(aLine('red', 1), [other], facts)).toEqual({ most: 5, reason: 'stock' })
  })
})

describe('the queue of a device', () => {
  const queued = (kind: 'ADD' | 'SET', skuId: string, at = 0) => ({ ...anOperation(kind, skuId), at })

  it('forgets operations after 30 days', () => {
    const [old, recent] = [queued('ADD', 'red', 0), queued('ADD', 'red', 1)]
    expect(freshQueue([old, recent], 30 * DAY)).toEqual([recent])
  })

  it('creates at most 20 lines for a visitor', () => {
    const queue = Array.from({ length: 20 }, (_, at) => queued('ADD', `sku ${at}`))
    expect(isVisitorFull(queue, anOperation('ADD', 'red'))).toBe(true)
    expect(isVisitorFull(queue, anOperation('ADD', 'sku 3'))).toBe(false)
  })

  it('replaces a quantity that was not sent yet', () => {
    const [first, second] = [queued('SET', 'red'), queued('SET', 'red')]
    expect(enqueue([first], second, [])).toEqual([second])
    expect(enqueue([first], second, [first.operationId])).toEqual([first, second])
    expect(enqueue([queued('SET', 'blue')], second, [])).toHaveLength(2)
  })

  it('has a limit', () => {
    const full = Array.from({ length: 300 }, () => queued('ADD', 'red'))
    expect(enqueue(full, queued('ADD', 'red'), [])).toBeNull()
  })
})

describe('changesElsewhere', () => {
  it('returns old and new quantities, and removed lines', () => {
    const expected = [aLine('red', 2), aLine('blue', 1), aLine('green', 1)]
    expect(changesElsewhere(expected, [aLine('red', 5), aLine('green', 1)], ['L blue'], [])).toEqual([
      { line: aLine('red', 5), from: 2, to: 5 },
      { line: aLine('blue', 1), from: 1, to: 0 },
    ])
  })

  it('leaves out bought lines, and quantities that a limit has reduced', () => {
    expect(changesElsewhere([aLine('red', 2), aLine('blue', 4)], [aLine('blue', 3)], [], ['L blue'])).toEqual([])
  })
})

describe('cartSum', () => {
  const line = { lineId: 'L1', spuId: 'G1', categoryId: 'C1', price: fen(99_99), quantity: 2 }

  it('reduces each piece by the rate of the member', () => {
    // A piece costs 9,499 fen after 5% off.
    expect(cartSum([line], 9_500, 0)).toEqual({ payAmount: 189_98, saved: 10_00 })
  })

  it('is the public price without a rate', () => {
    expect(cartSum([line], null, 0)).toEqual({ payAmount: 199_98, saved: 0 })
  })
})

describe('the groups of a cart', () => {
  it.each([
    [['EXPRESS', 'SELF_TAKE'], 'PARCEL'],
    [['SELF_TAKE'], 'VENUE'],
    [['CODE'], 'CODE'],
  ])('send goods with %j as %s', (methods, way) => {
    expect(cartWay(methods)).toBe(way)
  })

  it('have the order of the ways', () => {
    const lines = (['CODE', 'PARCEL', 'CODE'] as const).map((way, at) => ({ way, at }))
    expect(groupLines(lines)).toEqual([
      { way: 'PARCEL', lines: [lines[1]] },
      { way: 'CODE', lines: [lines[0], lines[2]] },
    ])
  })
})
