import { startGateway, type GatewayOptions } from '../../../scripts/gateway/core/server'
import type { Gateway } from '../../../scripts/gateway/core/context'
import { applyOperations } from '../../../scripts/gateway/modules/trade/cart/operations'
import { serializeCart } from '../../../scripts/gateway/modules/trade/cart/serializer'
import { MAX_LINES } from '@/domain/cart/line'
import { compare, timesInTurn } from '../benefits/times'
import { makeAccounts, numberOf } from '../command'

const BUYER = 'bench-cart'
/** Maximum 95th percentile, as a multiple of that of a bare update. */
const GOAL = 3

/** Fills the cart of an account with lines of separate variants. Returns the variants. */
const fillCart = async (gateway: Gateway) => {
  await makeAccounts(gateway, [BUYER])
  const { db, clock } = gateway
  // Goods with many variants have several lines.
  await db.updateTable('spus').set({ per_order: MAX_LINES }).execute()
  const skus = await db
    .selectFrom('skus')
    .innerJoin('spus', 'spus.spu_id', 'skus.spu_id')
    .innerJoin('capacities', (join) => join.onRef('owner_id', '=', 'sku_id').on('kind', '=', 'SKU'))
    .select(['skus.spu_id as spuId', 'skus.sku_id as skuId'])
    .where('remaining', '>', 20)
    .where('is_on_shelf', '=', true)
    .where('spu_type', '=', 'GOODS')
    .where('per_buyer', 'is', null)
    .where((sku) => sku.or([sku('sale_time', 'is', null), sku('sale_time', '<', clock.now())]))
    .orderBy('sku_id')
    .execute()
  const added = skus.map(({ spuId, skuId }, at) => ({
    ...{
      operationId: `fill-${at}`,
      kind: 'ADD' as const,
      lineId: '',
      spuId,
      skuId,
      showId: '',
      fromSkuId: '',
      quantity: 1,
    },
  }))
  const { cart } = await db.transaction().execute((tx) => applyOperations(tx, BUYER, added, clock.now()))
  if (cart.lines.length !== MAX_LINES) throw new Error(`The cart has ${cart.lines.length} lines, not ${MAX_LINES}.`)
  return cart.lines.map(({ line: { spuId, skuId } }) => ({ spuId, skuId }))
}

/** Compares an operation on a cart of 99 lines with a bare update of one row, each in a transaction. */
export const measureOperation = async (_engine: string, options: GatewayOptions) => {
  const gateway = await startGateway({ ...options, logLevel: 'silent', jobs: false })
  try {
    const { db, clock } = gateway.context
    const variants = await fillCart(gateway.context)
    let count = 0
    const ours = async () => {
      count += 1
      const variant = variants[count % variants.length]!
      const operation = { lineId: '', showId: '', fromSkuId: '', quantity: 1 + (count % 2), ...variant }
      const operations = [{ operationId: `bench-${count}`, kind: 'SET' as const, ...operation }]
      const { cart } = await db.transaction().execute((tx) => applyOperations(tx, BUYER, operations, clock.now()))
      JSON.stringify(serializeCart(cart, 'en-US'))
    }
    const bare = () =>
      db.transaction().execute((tx) =>
        tx
          .updateTable('users')
          .set({ nickname: `bench ${count}` })
          .where('user_id', '=', BUYER)
          .execute(),
      )
    return compare(await timesInTurn(numberOf('operations', 500), ours, bare), GOAL)
  } finally {
    await gateway.close()
  }
}
