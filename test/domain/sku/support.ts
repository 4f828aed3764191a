import fc from 'fast-check'
import { fen } from '@/domain/money'
import type { BuyerFacts, Chosen, Sku, Variants } from '@/domain/sku/variants'

/** A buyer without limits. */
export const NO_LIMIT: BuyerFacts = { perOrder: null, buyerRemaining: null, limitedSkuIds: [] }

/** A variant such as `aSku('black L', 10_00)`; its values belong to the attributes A1, A2 and so on. */
export const aSku = (values: string, price: number, stock: number | null = null): Sku => ({
  skuId: values,
  idArr: values.split(' ').map((valueId, at) => ({ attributeId: `A${at + 1}`, valueId })),
  price: fen(price),
  stock,
})

/** Goods with these variants and all their values. */
export const goodsOf = (skus: readonly Sku[]): Variants => {
  const ids = [...new Set(skus.flatMap(({ idArr }) => idArr.map(({ attributeId }) => attributeId)))].sort()
  const attributes = ids.map((attributeId) => {
    const own = skus.flatMap(({ idArr }) => idArr.filter((each) => each.attributeId === attributeId))
    const values = [...new Set(own.map(({ valueId }) => valueId))]
    return { attributeId, name: attributeId, values: values.map((valueId) => ({ valueId, attributeValue: valueId })) }
  })
  return { attributes, skus }
}

/** All combinations of values, `sizes[n]` of attribute n. */
export const combinations = (sizes: readonly number[]): string[] =>
  sizes.reduce<string[]>(
    (rows, size, at) =>
      rows.flatMap((row) => Array.from({ length: size }, (_, value) => `${row} v${at}${value}`.trim())),
    [''],
  )

const anyStock = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10 }), fc.constant(null))

/** Goods of one to four attributes, some of whose combinations do not exist. */
const anyGoods: fc.Arbitrary<Variants> = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 })
  .chain((sizes) =>
    fc.subarray(combinations(sizes), { minLength: 1 }).chain((rows) =>
      fc
        .array(fc.tuple(fc.integer({ min: 1, max: 5 }), anyStock, fc.boolean()), {
          minLength: rows.length,
          maxLength: rows.length,
        })
        .map((facts) => {
          const skus = rows.map((row, at) => ({
            ...aSku(row, facts[at][0] * 10_00, facts[at][1]),
            ...(facts[at][2] ? { picture: `${row}.webp` } : {}),
          }))
          // Values without a variant belong to the goods as well.
          const { attributes } = goodsOf(combinations(sizes).map((row) => aSku(row, 0)))
          const pictured = attributes.map((each) => ({
            ...each,
            values: each.values.map((value, at) => (at % 2 ? value : { ...value, picture: `${value.valueId}.webp` })),
          }))
          return { attributes: pictured, skus }
        }),
    ),
  )

/** Goods, the values that a buyer has chosen, and the buyer's limits. */
export interface Case {
  goods: Variants
  chosen: Chosen
  facts: BuyerFacts
}

export const anyCase: fc.Arbitrary<Case> = anyGoods.chain((goods) =>
  fc.record({
    goods: fc.constant(goods),
    chosen: fc
      .tuple(...goods.attributes.map(({ values }) => fc.option(fc.constantFrom(...values), { freq: 4 })))
      .map(
        (values) =>
          new Map(values.flatMap((value, at) => (value ? [[goods.attributes[at].attributeId, value.valueId]] : []))),
      ),
    facts: fc.record({
      perOrder: fc.option(fc.integer({ min: 1, max: 5 })),
      buyerRemaining: fc.option(fc.integer({ min: 0, max: 3 }), { freq: 4 }),
      limitedSkuIds: fc.subarray(goods.skus.map(({ skuId }) => skuId)).map((ids) => ids.slice(0, 3)),
    }),
  }),
)

const anyId = fc.constantFrom('A1', 'A2', '', '__proto__', 'constructor')
const anyValueId = fc.constantFrom('1', '2', '', '__proto__', 'unknown')

/** Goods as no merchant should send them: repeated ids, unknown values, empty attributes, impossible stocks. */
export const anyBadGoods: fc.Arbitrary<Variants> = fc.record({
  attributes: fc.array(
    fc.record({
      attributeId: anyId,
      name: fc.constant(''),
      values: fc.array(fc.record({ valueId: anyValueId, attributeValue: fc.constant('') }), { maxLength: 40 }),
    }),
    { maxLength: 200 },
  ),
  skus: fc.array(
    fc.record({
      skuId: fc.constantFrom('K1', 'K2', 'K3', '', '__proto__'),
      idArr: fc.array(fc.record({ attributeId: anyId, valueId: anyValueId }), { maxLength: 6 }),
      price: fc.integer({ min: -1, max: 3 }).map((price) => fen(price)),
      stock: fc.option(fc.integer({ min: -5, max: 12 })),
    }),
    { maxLength: 50 },
  ),
})
