import { type CartWay, cartWay } from '../../../../../src/domain/cart/groups'
import { type LineState, lineLimit, lineState } from '../../../../../src/domain/cart/line'
import type { Db } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { type CartGoods, type CartSpu, type CartVariant, goodsOf } from './facts'
import { linesWithRemoved, type StoredLine } from './lines'

/** A line with its present goods. */
export interface ReadLine {
  line: StoredLine
  spu: CartSpu
  /** Undefined for a variant that no longer exists. */
  variant: CartVariant | undefined
  state: LineState
  way: CartWay
}

/** A cart, and the lines that its buyer has removed. */
export interface Cart {
  lines: ReadLine[]
  removed: readonly StoredLine[]
  version: number
}

/** Returns a cart with the present goods, limits and states of its lines. */
export const cartOf = (all: readonly StoredLine[], goods: CartGoods, version: number): Cart => {
  const { spus, variants, blocks } = goods
  const live = all.filter(({ isRemoved }) => !isRemoved)
  const factsOf = (skuId: string) => variants.get(skuId)?.facts ?? null
  const lines = live.flatMap((line) => {
    const spu = spus.get(line.spuId)
    if (!spu) return []
    const variant = variants.get(line.skuId)
    // Goods that are not on sale have this reason, also if the variant is gone.
    const state =
      blocks.get(line.spuId) ?? lineState(line.quantity, variant?.facts ?? null, lineLimit(line, live, factsOf))
    return [{ line, spu, variant, state, way: cartWay(spu.deliver_methods) }]
  })
  return { lines, removed: all.filter(({ isRemoved }) => isRemoved), version }
}

/** Returns the cart of a buyer at `now`. */
export const readCart = async (db: Db, userId: string, now: number): Promise<Cart> => {
  const version = (await findRow(db, 'carts', { user_id: userId }))?.version ?? 0
  const all = await linesWithRemoved(db, userId, now)
  return cartOf(all, await goodsOf(db, userId, all, now), version)
}
