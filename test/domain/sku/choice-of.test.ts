import { fen } from '@/domain/money'
import { choiceOf } from '@/domain/sku/choice-of'
import { indexOf } from '@/domain/sku/index-of'
import { skuLimit } from '@/domain/sku/sku-limit'
import { firstChoice, takeWay, tapValue } from '@/domain/sku/tap'
import type { Chosen, Sku } from '@/domain/sku/variants'
import { aSku, combinations, goodsOf, NO_LIMIT } from './support'

const SHIRTS = goodsOf([
  aSku('black S', 100_00, 3),
  aSku('black L', 120_00, 0),
  aSku('sand L', 150_00),
  aSku('sand M', 150_00, 0),
])
const shirts = indexOf(SHIRTS)

const chosenOf = (text: string): Chosen =>
  new Map(text.split(' ').flatMap((valueId, at) => (valueId === '-' ? [] : [[`A${at + 1}`, valueId]])))

const stateOf = (chosen: string, valueId: string) =>
  choiceOf(shirts, chosenOf(chosen), NO_LIMIT)
    .attributes.flatMap(({ values }) => values)
    .find((each) => each.valueId === valueId)

describe('choiceOf', () => {
  it.each([
    ['black -', 'S', 'OPEN', []],
    ['black -', 'L', 'SOLD_OUT', [{ attributeId: 'A1', valueId: 'sand' }]],
    ['sand -', 'S', 'NO_SUCH', [{ attributeId: 'A1', valueId: 'black' }]],
    ['- -', 'M', 'SOLD_OUT', null],
  ])('with %s chosen, returns the state of %s: %s', (chosen, valueId, state, way) => {
    expect(stateOf(chosen, valueId)).toEqual({ valueId, isChosen: false, state, way })
  })

  it('returns the variant, its price and the missing attributes', () => {
    expect(choiceOf(shirts, chosenOf('black -'), NO_LIMIT)).toMatchObject({
      ...{ sku: null, missing: ['A2'], minPrice: 100_00, maxPrice: 100_00 },
    })
    expect(choiceOf(shirts, chosenOf('sand L'), NO_LIMIT)).toMatchObject({
      ...{ sku: { skuId: 'sand L' }, state: 'OPEN', missing: [], minPrice: 150_00 },
    })
  })

  it('returns LIMIT for variants of which the buyer has reached the limit', () => {
    const limited = { ...NO_LIMIT, limitedSkuIds: ['black S'] }
    expect(choiceOf(shirts, chosenOf('black S'), limited).state).toBe('LIMIT')
    expect(choiceOf(shirts, chosenOf('sand L'), { ...NO_LIMIT, buyerRemaining: 0 }).state).toBe('LIMIT')
  })

  it('ignores chosen values that the goods do not have', () => {
    expect(choiceOf(shirts, chosenOf('red L'), NO_LIMIT).missing).toEqual(['A1'])
  })

  it('prefers the picture of the variant to that of a value', () => {
    const pictured = { ...SHIRTS, skus: SHIRTS.skus.map((sku: Sku) => ({ ...sku, picture: `${sku.skuId}.webp` })) }
    expect(choiceOf(indexOf(pictured), chosenOf('sand L'), NO_LIMIT).picture).toBe('sand L.webp')
    expect(choiceOf(indexOf(pictured), chosenOf('sand -'), NO_LIMIT).picture).toBeNull()
  })

  it('returns the only variant of goods without attributes', () => {
    const single = indexOf({ attributes: [], skus: [{ ...aSku('x', 5_00), idArr: [] }] })
    expect(choiceOf(single, new Map(), NO_LIMIT)).toMatchObject({ sku: { skuId: 'x' }, state: 'OPEN' })
  })

  it('prefers, of two equal variants, the variant in stock', () => {
    const doubled = indexOf(goodsOf([aSku('black S', 1_00, 0), { ...aSku('black S', 2_00), skuId: 'other' }]))
    expect(choiceOf(doubled, chosenOf('black S'), NO_LIMIT)).toMatchObject({ sku: { skuId: 'other' }, state: 'OPEN' })
  })

  it('handles 2,000 variants', () => {
    const rows = combinations([8, 10, 5, 5])
    const large = indexOf(goodsOf(rows.map((row, at) => aSku(row, at + 1, at === 1_999 ? null : 0))))
    const last = rows[1_999].split(' ')
    const { attributes } = choiceOf(large, chosenOf('v00 v10 v20 v30'), NO_LIMIT)
    const way = attributes[3].values[4].way!
    expect(way.map(({ valueId }) => valueId)).toEqual(last.slice(0, 3))
  })
})

describe('firstChoice', () => {
  it('chooses the variant of a link, and the value of attributes with only one', () => {
    expect(firstChoice(shirts, '')).toEqual(new Map())
    expect(firstChoice(shirts, 'sand L')).toEqual(chosenOf('sand L'))
    expect(firstChoice(indexOf(goodsOf([aSku('black S', 1), aSku('black L', 1)])), '')).toEqual(chosenOf('black'))
  })
})

describe('tapValue', () => {
  it('clears a chosen value, unless the attribute has only this value', () => {
    expect(tapValue(shirts, chosenOf('black S'), { attributeId: 'A1', valueId: 'black' })).toEqual(chosenOf('- S'))
    const single = indexOf(goodsOf([aSku('black', 1)]))
    expect(tapValue(single, chosenOf('black'), { attributeId: 'A1', valueId: 'black' })).toEqual(chosenOf('black'))
  })

  it('chooses even sold-out values, and ignores unknown values', () => {
    expect(tapValue(shirts, chosenOf('black'), { attributeId: 'A2', valueId: 'L' })).toEqual(chosenOf('black L'))
    expect(tapValue(shirts, chosenOf('black'), { attributeId: 'A9', valueId: 'L' })).toEqual(chosenOf('black'))
  })
})

describe('takeWay', () => {
  it('chooses the value and the suggested changes by one tap', () => {
    const value = { attributeId: 'A2', valueId: 'L' }
    expect(takeWay(chosenOf('black S'), value, [{ attributeId: 'A1', valueId: 'sand' }])).toEqual(chosenOf('sand L'))
  })
})

describe('skuLimit', () => {
  it.each([
    [3, null, null, 3, 'stock'],
    [3, 2, null, 2, 'order'],
    [3, 2, 1, 1, 'buyer'],
    [null, null, null, 99, 'order'],
    [0, 2, 1, 0, 'stock'],
  ])('with stock %s, %s per order and %s per buyer, allows %s by the %s', (stock, perOrder, buyer, most, reason) => {
    const sku = { ...aSku('x', 1), price: fen(1), stock }
    expect(skuLimit(sku, { ...NO_LIMIT, perOrder, buyerRemaining: buyer })).toEqual({ most, reason })
  })

  it('does not use the stock before a variant is chosen', () => {
    expect(skuLimit(null, { ...NO_LIMIT, perOrder: 10 })).toEqual({ most: 10, reason: 'order' })
  })
})
