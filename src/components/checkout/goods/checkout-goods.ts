import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'
import type { GoodsItem } from '@/api/ordered-goods'
import { type ChosenGoods, type GoodsDraft, goodsItems } from '@/components/goods/goods-draft'
import { GOODS_CODES } from '@/domain/business-codes/goods'
import { isRequestError } from '@/request/errors'

const CODES: readonly (number | undefined)[] = [
  GOODS_CODES.goodsSoldOut,
  GOODS_CODES.goodsLimitReached,
  GOODS_CODES.goodsUnfit,
]

const refused = v.object({ spuId: v.string() })

/** The goods of a checkout. Goods that can no longer be bought are left out, and the buyer is notified. */
export class CheckoutGoods {
  private chosen: readonly ChosenGoods[]

  /** @param notify shows the reason why goods were left out */
  constructor(
    private readonly draft: GoodsDraft,
    private readonly notify: (error: unknown) => void,
  ) {
    this.chosen = draft.chosen
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Returns the goods as entries of a purchase. */
  items(showId = ''): GoodsItem[] {
    return goodsItems(this.chosen, showId)
  }

  /** Reads the choice of the other screen. Returns true if it has changed. */
  update(): boolean {
    const { chosen } = this.draft
    if (JSON.stringify(chosen) === JSON.stringify(this.chosen)) return false
    this.chosen = chosen
    return true
  }

  /** Prices the purchase, and leaves out goods that the gateway refuses. Rejects for any other refusal. */
  async priced<Price>(price: () => Promise<Price>): Promise<Price> {
    try {
      return await price()
    } catch (error) {
      if (!this.drop(error)) throw error
      return this.priced(price)
    }
  }

  /** Leaves out the goods that a refusal names. Returns false for another error. */
  drop(error: unknown): boolean {
    if (!isRequestError(error) || !CODES.includes(error.statusCode)) return false
    const data = v.safeParse(refused, error.data)
    const rest = this.chosen.filter(({ spuId }) => !data.success || spuId !== data.output.spuId)
    if (rest.length === this.chosen.length) return false
    this.chosen = rest
    this.draft.choose(rest)
    this.notify(error)
    return true
  }

  clear(): void {
    this.draft.clear()
  }
}
