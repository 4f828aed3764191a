import { type CartWay, cartWay } from '../../../../../src/domain/cart/groups'
import { type LineState, lineLimit, lineState } from '../../../../../src/domain/cart/line'
import type { Db, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import type { Spu } from '../../catalogue/goods/spu-service'
import { type CartVariant, goodsOf } from './facts'
import { storedLines, type StoredLine } from './lines'

/** A line with its present goods. */
export interface ReadLine {
  line: StoredLine
  spu: Spu
  /** Undefined for a variant that no longer exists. */
  variant: CartVariant | undefined
  state: LineState
  /** Maximum quantity. */
  most: number
  way: CartWay
}

/** Returns lines of one cart with their present goods, limits and states at `now`. */
const readLines = async (
  db: Db | Tx,
  userId: string,
  lines: readonly StoredLine[],
  now: number,
): Promise<ReadLine[]> => {
  const { spus, variants, blocks } = await goodsOf(
    db,
    userId,
    lines.map(({ spuId }) => spuId),
    now,
  )
  const factsOf = (skuId: string) => variants.get(skuId)?.facts ?? null
  return lines.flatMap((line) => {
    const spu = spus.get(line.spuId)
    if (!spu) return []
    const limit = lineLimit(line, lines, factsOf)
    const variant = variants.get(line.skuId)
    // Goods that are not on sale have this reason, also if the variant is gone.
    const state = blocks.get(line.spuId) ?? lineState(line.quantity, variant?.facts ?? null, limit)
    return [{ line, spu, variant, state, most: limit.most, way: cartWay(spu.deliver_methods) }]
  })
}

/** A cart, and the lines that its buyer has removed. */
export interface Cart {
  lines: ReadLine[]
  removed: StoredLine[]
  version: number
}

/** Returns the cart of a buyer at `now`. */
export const readCart = async (db: Db | Tx, userId: string, now: number): Promise<Cart> => {
  const version = (await findRow(db, 'carts', { user_id: userId }))?.version ?? 0
  const all = await storedLines(db, userId, true)
  const live = all.filter(({ isRemoved }) => !isRemoved)
  return {
    lines: await readLines(db, userId, live, now),
    removed: all.filter(({ isRemoved }) => isRemoved),
    version,
  }
}
