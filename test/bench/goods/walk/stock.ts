import type { Db } from '../../../../scripts/gateway/core/database/database'
import { json } from '../../../../scripts/gateway/core/database/json'
import { setStock, stockOf } from '../../../../scripts/gateway/modules/catalogue/goods/stock-service'

/** Pieces of a variant. */
export interface Pieces {
  skuId: string
  quantity: number
}

/** Variants of the walk, whose ids begin with those of their goods. Two belong to the same goods. */
export const SKUS = ['WALK1-1', 'WALK2-1', 'WALK3-black', 'WALK3-sand'] as const

export const spuOf = (skuId: string): string => skuId.slice(0, 5)

/** Price of each variant, fen. */
export const PRICE = 6_800

/** Pieces that are in stock when a run begins. */
const STOCK = 12

/** The walk's own record of the stock: the total of each variant, and the pieces that orders have. */
export class StockModel {
  private readonly totals = new Map<string, number>()
  private readonly taken = new Map<string, number>()

  constructor(private readonly db: Db) {}

  /** Puts the goods on sale. They are picked up at a counter. */
  async open(): Promise<void> {
    const name = json({ 'zh-CN': 'Walk', 'zh-MO': 'Walk', 'en-US': 'Walk' })
    const sku = { value_ids: json([]), price: PRICE, market_price: null, sort: 0 }
    const spuIds = [...new Set(SKUS.map(spuOf))]
    await this.db
      .insertInto('spus')
      .values(
        spuIds.map((id) => ({
          ...{ spu_id: id, name, poster_url: '', attributes: json([]), sort: 99 },
          deliver_methods: json(['SELF_TAKE']),
        })),
      )
      .execute()
    await this.db
      .insertInto('skus')
      .values(SKUS.map((id) => ({ sku_id: id, spu_id: spuOf(id), ...sku })))
      .execute()
  }

  remaining(skuId: string): number {
    return (this.totals.get(skuId) ?? 0) - (this.taken.get(skuId) ?? 0)
  }

  /** Sets the total of a variant, so that so many pieces are left. */
  async supply(skuId: string, remaining = STOCK): Promise<void> {
    const total = (this.taken.get(skuId) ?? 0) + remaining
    this.totals.set(skuId, total)
    await this.db.transaction().execute((tx) => setStock(tx, skuId, total))
  }

  take(goods: readonly Pieces[]): void {
    for (const { skuId, quantity } of goods) this.taken.set(skuId, (this.taken.get(skuId) ?? 0) + quantity)
  }

  giveBack(goods: readonly Pieces[]): void {
    this.take(goods.map(({ skuId, quantity }) => ({ skuId, quantity: -quantity })))
  }

  lacks(goods: readonly Pieces[]): boolean {
    return goods.some(({ skuId, quantity }) => this.remaining(skuId) < quantity)
  }

  /** Returns the variants whose stock differs from this record. */
  async check(): Promise<string[]> {
    const stock = await stockOf(this.db, SKUS)
    return SKUS.filter((skuId) => stock.get(skuId) !== this.remaining(skuId)).map(
      (skuId) => `${skuId} has ${stock.get(skuId)} left, not ${this.remaining(skuId)}`,
    )
  }
}
