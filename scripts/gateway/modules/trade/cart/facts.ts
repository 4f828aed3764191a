import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { LineBlock, Variant, VariantFacts } from '../../../../../src/domain/cart/line'
import { MOST_PIECES, saleStateOf } from '../../../../../src/domain/goods/goods'
import type { Db, Row, Tx } from '../../../core/database/database'
import { cartConfig, type CartConfig } from '../../base/shop/cart-config-service'
import { saleFacts, skusOf, type StockedSku } from '../../catalogue/goods/spu-service'
import { boughtPieces } from './bought-service'

/** Columns of goods that a cart needs. The others, such as the description, are large. */
const COLUMNS = [
  ...([
    'spu_id',
    'name',
    'poster_url',
    'attributes',
    'spu_type',
    'category_id',
    'deliver_methods',
    'show_ids',
  ] as const),
  ...(['is_on_shelf', 'sale_time', 'sale_end', 'per_buyer', 'per_order'] as const),
] as const

/** Goods as far as a cart needs them. */
export type CartSpu = Pick<Row<'spus'>, (typeof COLUMNS)[number]>

/** A variant that a cart can contain, with its facts for one buyer. */
export interface CartVariant {
  spu: CartSpu
  sku: StockedSku
  facts: VariantFacts
}

/** Returns the reason why no variant of goods can be bought from the cart, or null. */
const blockOf = (spu: CartSpu, { enable, enableSpuType }: CartConfig, now: number): LineBlock | null => {
  const state = saleStateOf(saleFacts(spu), now)
  if (state === 'OFF_SHELF' || state === 'OVER') return 'OFF_SHELF'
  if (!enable || !enableSpuType.includes(spu.spu_type)) return 'NOT_HERE'
  return state === 'TO_COME' ? 'NOT_YET' : null
}

/** Goods of a cart by their ids. Unknown ids are missing. */
export interface CartGoods {
  spus: ReadonlyMap<string, CartSpu>
  variants: ReadonlyMap<string, CartVariant>
  /** Reason why goods cannot be bought from the cart, by spu. */
  blocks: ReadonlyMap<string, LineBlock | null>
}

/** Reads goods as one JSON value, because reading each column of each row takes longer. */
const spusOf = async (db: Db | Tx, ids: string[]): Promise<CartSpu[]> => {
  const rows = db
    .selectFrom('spus')
    .select(COLUMNS)
    .where('spu_id', '=', sql<string>`any(${ids})`)
  const { spus } = await db.selectNoFrom(jsonArrayFrom(rows).as('spus')).executeTakeFirstOrThrow()
  return spus as CartSpu[]
}

/** Returns the goods of variants, and the facts that limit them for a buyer at `now`. */
export const goodsOf = async (
  db: Db | Tx,
  userId: string,
  wanted: readonly Pick<Variant, 'spuId' | 'skuId'>[],
  now: number,
): Promise<CartGoods> => {
  const rows = await spusOf(db, [...new Set(wanted.map(({ spuId }) => spuId))])
  const skus = await skusOf(db, [...new Set(wanted.map(({ skuId }) => skuId))])
  const config = await cartConfig(db)
  const limited = rows.filter(({ per_buyer: most }) => most !== null).map(({ spu_id: id }) => id)
  const bought = await boughtPieces(db, userId, limited)
  const spus = new Map(rows.map((spu) => [spu.spu_id, spu]))
  const blocks = new Map(rows.map((spu) => [spu.spu_id, blockOf(spu, config, now)]))
  const variants = new Map<string, CartVariant>()
  for (const sku of skus) {
    const spu = spus.get(sku.spu_id)
    if (!spu) continue
    const { spu_id: spuId, per_buyer: perBuyer, per_order: perOrder } = spu
    const buyerRemaining = perBuyer === null ? null : Math.max(0, perBuyer - (bought.get(spuId) ?? 0))
    const blockReason = blocks.get(spuId) ?? null
    const facts = { spuId, stock: sku.stock, perOrder: perOrder ?? MOST_PIECES, buyerRemaining, blockReason }
    variants.set(sku.sku_id, { spu, sku, facts })
  }
  return { spus, variants, blocks }
}
