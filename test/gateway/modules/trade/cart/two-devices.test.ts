import fc from 'fast-check'
import { useGateway } from '../../../support/gateway'
import { newBuyers } from '../../../support/shopper'
import { partOf } from '../../../../support/scope'
import { CartModel, type ModelAnswer } from './model'
import { cartOf, operation } from './support'

const test = useGateway()
const buyers = newBuyers(test, '1396211')

/** Number of operations; each is sent twice. */
const OPERATIONS = 200

/** Variants with plenty of stock, two of the same goods, and two with few pieces. */
const SKUS = ['G1002-1', 'G1003-1', 'G1001-sand-s', 'G1001-black-s', 'G1001-sand-l', 'G1028-1'] as const

const drawn = fc.record({
  kind: fc.constantFrom('ADD', 'ADD', 'SET', 'REMOVE', 'RESTORE', 'CHANGE_SKU'),
  skuId: fc.constantFrom(...SKUS),
  toSkuId: fc.constantFrom('G1001-sand-s', 'G1001-black-s', 'G1001-sand-l'),
  quantity: fc.integer({ min: 1, max: 6 }),
})

/** Random operations, and both devices' requests with one to three of them. Each operation is in two requests. */
const plan = fc
  .tuple(
    fc.array(drawn, { minLength: OPERATIONS, maxLength: OPERATIONS, size: 'max' }),
    fc.shuffledSubarray(
      Array.from({ length: 2 * OPERATIONS }, (_, at) => at % OPERATIONS),
      { minLength: 2 * OPERATIONS },
    ),
    fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 40, maxLength: 40 }),
  )
  .map(([draws, order, sizes]) => {
    const operations = draws.map(({ kind, skuId, toSkuId, quantity }) =>
      kind === 'CHANGE_SKU'
        ? operation(kind, toSkuId, { fromSkuId: skuId.startsWith('G1001') ? skuId : 'G1001-sand-s' })
        : operation(kind as 'ADD', skuId, { quantity }),
    )
    const requests: (typeof operations)[] = []
    for (let at = 0; at < order.length;) {
      const size = sizes[requests.length % sizes.length] ?? 1
      requests.push(order.slice(at, at + size).flatMap((each) => operations[each] ?? []))
      at += size
    }
    return requests
  })

/** Returns the pieces of each variant that a visitor sees; Infinity for more than ten. */
const readStock = async (): Promise<Map<string, number>> => {
  const stock = new Map<string, number>()
  for (const spuId of new Set(SKUS.map((skuId) => skuId.slice(0, 5)))) {
    const { skus } = (await test.ask(`pub/v2/spus/${spuId}`)).body.data as {
      skus: { skuId: string; stock: string; left: number | null }[]
    }
    for (const { skuId, stock: state, left } of skus)
      stock.set(skuId, state === 'PLENTY' ? Infinity : state === 'NONE' ? 0 : (left ?? 0))
  }
  return stock
}

it.each(partOf([1, 2, 3, 4, 5, 6, 7, 8]))(
  'applies 200 operations of two devices once, though each is sent twice (seed %i)',
  async (seed) => {
    const devices = [cartOf(await buyers.next()), cartOf(await buyers.again())] as const
    const stock = await readStock()
    const requests = fc.sample(plan, { numRuns: 1, seed })[0] ?? []
    type Answered = { version: number; answers: (ModelAnswer & { operationId: string })[] }
    const answered: { sent: (typeof requests)[number]; data: Answered }[] = []
    // Each device sends its requests one after the other, and both devices send at the same time.
    await Promise.all(
      devices.map(async ({ change }, device) => {
        for (const [at, sent] of requests.entries())
          if (at % devices.length === device) answered.push({ sent, data: await change(...sent) })
      }),
    )
    // The version of the cart shows the order of arrival.
    answered.sort((one, other) => one.data.version - other.data.version)
    expect(new Set(answered.map(({ data }) => data.version)).size).toBe(requests.length)
    const model = new CartModel((skuId) => stock.get(skuId) ?? 0)
    const first = new Map<string, ModelAnswer>()
    for (const { sent, data } of answered) {
      for (const each of sent) first.set(each.operationId, first.get(each.operationId) ?? model.apply(each))
      expect(data.answers).toMatchObject(sent.map(({ operationId }) => ({ operationId, ...first.get(operationId) })))
    }
    expect(first.size).toBe(OPERATIONS)
    expect(await devices[0].quantities()).toEqual(model.quantities)
  },
)
