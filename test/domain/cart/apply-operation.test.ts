import fc from 'fast-check'
import { applyOperation, type CartOperation, OPERATION_KINDS } from '@/domain/cart/apply-operation'
import { type CartLine, isSameVariant, lineLimit } from '@/domain/cart/line'
import { aLine, anOperation, OPEN, rulesOf } from './support'

const RULES = rulesOf({
  red: OPEN,
  blue: OPEN,
  few: { ...OPEN, stock: 3 },
  many: { ...OPEN, spuId: 'G2', stock: 50 },
  limited: { ...OPEN, spuId: 'G3', perOrder: 2 },
  twin: { ...OPEN, spuId: 'G3', perOrder: 2 },
  bought: { ...OPEN, spuId: 'G4', buyerRemaining: 0 },
  hidden: { ...OPEN, spuId: 'G5', blockReason: 'OFF_SHELF' },
})

const apply = (lines: readonly CartLine[], ...operations: CartOperation[]) =>
  operations.reduce((before, operation) => applyOperation(before.lines, operation, RULES), {
    lines: [...lines],
    answer: null as ReturnType<typeof applyOperation>['answer'] | null,
  })
const live = (lines: readonly CartLine[]) =>
  lines.filter(({ isRemoved }) => !isRemoved).map(({ skuId, quantity }) => [skuId, quantity])

describe('applyOperation', () => {
  it('adds quantities of the same variant up', () => {
    const { lines, answer } = apply([], anOperation('ADD', 'red', { quantity: 2 }), anOperation('ADD', 'red'))
    expect(live(lines)).toEqual([['red', 3]])
    expect(answer).toMatchObject({ outcome: 'OK', quantity: 3 })
  })

  it('has separate lines for separate shows', () => {
    const { lines } = apply([], anOperation('ADD', 'red'), anOperation('ADD', 'red', { showId: 'S1' }))
    expect(live(lines)).toEqual([
      ['red', 1],
      ['red', 1],
    ])
  })

  it('applies the later of two quantities', () => {
    const set = (quantity: number) => anOperation('SET', 'red', { quantity })
    expect(live(apply([aLine('red', 1)], set(5), set(2)).lines)).toEqual([['red', 2]])
  })

  it('lets a removal override a later quantity', () => {
    const { lines, answer } = apply([aLine('red', 1)], anOperation('REMOVE', 'red'), anOperation('SET', 'red'))
    expect(live(lines)).toEqual([])
    expect(answer?.outcome).toBe('REMOVED_ELSEWHERE')
  })

  it('lets an addition override a removal', () => {
    const added = anOperation('ADD', 'red', { quantity: 2 })
    const { lines } = apply([aLine('red', 7)], anOperation('REMOVE', 'red'), added)
    expect(lines).toEqual([aLine('red', 2)])
  })

  it('restores the line that was removed last, after a change of variants', () => {
    const { lines } = apply(
      [aLine('blue', 2), aLine('red', 7)],
      anOperation('REMOVE', 'red'),
      anOperation('CHANGE_SKU', 'red', { fromSkuId: 'blue' }),
      anOperation('REMOVE', 'red'),
      anOperation('RESTORE', 'red'),
    )
    expect(live(lines)).toEqual([['red', 2]])
  })

  it('restores a removed line with its quantity', () => {
    const { lines } = apply([aLine('red', 7)], anOperation('REMOVE', 'red'), anOperation('RESTORE', 'red'))
    expect(lines).toEqual([aLine('red', 7)])
  })

  it.each([
    ['stock', 'few', 'G1', 5, 3, 'stock'],
    ['a stock above 10 without revealing it', 'many', 'G2', 60, 10, 'stock'],
    ['the limit of an order', 'limited', 'G3', 5, 2, 'order'],
    ['the limit of the buyer', 'bought', 'G4', 1, 0, 'buyer'],
  ] as const)('cuts an addition to %s', (_, skuId, spuId, quantity, possible, reason) => {
    const { lines, answer } = apply([], anOperation('ADD', skuId, { spuId, quantity }))
    expect(answer).toMatchObject({ outcome: 'CUT', quantity: possible, reason })
    expect(live(lines)).toEqual(possible > 0 ? [[skuId, possible]] : [])
  })

  it('counts other variants of the goods towards the limit', () => {
    const { answer } = apply(
      [aLine('twin', 1, { spuId: 'G3' })],
      anOperation('ADD', 'limited', { spuId: 'G3', quantity: 2 }),
    )
    expect(answer).toMatchObject({ outcome: 'CUT', quantity: 1, reason: 'order' })
  })

  it('refuses the 100th line', () => {
    const full = Array.from({ length: 99 }, (_, at) => aLine(`sku ${at}`, 1, { spuId: `spu ${at}` }))
    expect(apply(full, anOperation('ADD', 'red')).answer?.outcome).toBe('FULL')
    expect(apply([...full, aLine('red', 1, { isRemoved: true })], anOperation('RESTORE', 'red')).answer?.outcome).toBe(
      'FULL',
    )
  })

  it('changes the variant of a line without changing its id', () => {
    const change = anOperation('CHANGE_SKU', 'blue', { fromSkuId: 'red' })
    expect(apply([aLine('red', 4)], change).lines).toEqual([aLine('blue', 4, { lineId: 'L red' })])
  })

  it('merges two lines when one gets the variant of the other', () => {
    const change = anOperation('CHANGE_SKU', 'blue', { fromSkuId: 'red' })
    expect(live(apply([aLine('red', 4), aLine('blue', 1)], change).lines)).toEqual([['blue', 5]])
  })

  it.each([
    ['an unknown variant', anOperation('ADD', 'green'), 'NOT_FOUND'],
    ['a variant of other goods', anOperation('ADD', 'many'), 'NOT_FOUND'],
    ['an unknown line', anOperation('REMOVE', 'red', { lineId: 'L other' }), 'NOT_FOUND'],
    ['a line of another variant', anOperation('SET', 'blue', { lineId: 'L red' }), 'NOT_FOUND'],
    ['a line that never was', anOperation('RESTORE', 'blue'), 'NOT_FOUND'],
    ['goods that are off the shelf', anOperation('ADD', 'hidden', { spuId: 'G5' }), 'UNAVAILABLE'],
    ['a change to other goods', anOperation('CHANGE_SKU', 'many', { spuId: 'G2', fromSkuId: 'red' }), 'NOT_FOUND'],
  ] as const)('changes nothing for %s', (_, operation, outcome) => {
    const before = [aLine('red', 1)]
    const { lines, answer } = apply(before, operation)
    expect(lines).toEqual(before)
    expect(answer?.outcome).toBe(outcome)
  })
})

const someOperation = fc
  .record({
    kind: fc.constantFrom(...OPERATION_KINDS),
    skuId: fc.constantFrom('red', 'blue', 'few'),
    fromSkuId: fc.constantFrom('red', 'blue', 'few'),
    showId: fc.constantFrom('', 'S1'),
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  .map(({ kind, skuId, ...more }) => anOperation(kind, skuId, more))

describe('a sequence of operations', () => {
  it('has at most one line of a variant, with at least one piece', () => {
    fc.assert(
      fc.property(fc.array(someOperation, { maxLength: 40 }), (operations) => {
        const { lines } = apply([], ...operations)
        const inCart = lines.filter(({ isRemoved }) => !isRemoved)
        const variants = inCart.map(({ skuId, showId }) => `${skuId} ${showId}`)
        expect(new Set(variants).size).toBe(variants.length)
        for (const line of inCart) expect(line.quantity).toBeGreaterThan(0)
      }),
    )
  })

  it('answers with the quantity that the line has afterwards', () => {
    fc.assert(
      fc.property(fc.array(someOperation, { maxLength: 20 }), someOperation, (before, operation) => {
        fc.pre(operation.kind !== 'CHANGE_SKU')
        const { lines, answer } = apply([], ...before, operation)
        const line = lines.find((each) => !each.isRemoved && isSameVariant(each, operation))
        expect(answer?.quantity).toBe(line?.quantity ?? 0)
      }),
    )
  })

  it('never exceeds the stock, in any order of two devices', () => {
    const adds = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 6 })
    fc.assert(
      fc.property(adds, adds, fc.array(fc.boolean(), { maxLength: 12 }), (one, other, order) => {
        const queues = [[...one], [...other]]
        const merged: number[] = []
        for (const first of order) merged.push(...queues[first ? 0 : 1].splice(0, 1))
        merged.push(...queues[0], ...queues[1])
        const { lines } = apply([], ...merged.map((quantity) => anOperation('ADD', 'few', { quantity })))
        const sum = merged.reduce((all, quantity) => all + quantity, 0)
        expect(live(lines)).toEqual(sum > 0 ? [['few', Math.min(3, sum)]] : [])
        expect(lines.every((line) => line.quantity <= lineLimit(line, lines, RULES.factsOf).most)).toBe(true)
      }),
    )
  })
})
