import { makeAutoObservable } from 'mobx'
import type { Sku, TiedSpu } from '@/api/goods'
import { goodsSum } from '@/domain/goods/goods'
import type { Fen } from '@/domain/money'
import type { PurchaseLimit } from '@/domain/show/purchase-limit'
import { skuLimit } from '@/domain/sku/sku-limit'
import type { ChosenGoods, GoodsDraft } from './goods-draft'
import { piecesLeft, SkuChoiceModel } from './sku-choice.model'

const valuesOf = ({ idArr }: Pick<Sku, 'idArr'>): string[] => idArr.map(({ valueId }) => valueId)

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((valueId) => other.includes(valueId))

/** A chosen variant with its price. */
interface ChosenSku {
  spu: TiedSpu
  sku: Sku
  quantity: number
}

/** Model of the choice of goods for tickets. Nothing is chosen for the buyer (decision 95). */
export class GoodsChoiceModel {
  /** The choice in the sheet. While the sheet closes, it is still the last choice. */
  sheet: { spu: TiedSpu; model: SkuChoiceModel } | null = null
  isOpen = false
  private chosen: readonly ChosenGoods[]

  /** @param goods returns the loaded goods; observable */
  constructor(
    private readonly goods: () => readonly TiedSpu[],
    private readonly draft: GoodsDraft,
  ) {
    this.chosen = draft.editing
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** The chosen variants that are still on sale, in the order of the goods. */
  get lines(): ChosenSku[] {
    return this.goods().flatMap((spu) =>
      spu.skus.flatMap((sku) => {
        const quantity = this.quantityOf(spu, sku)
        return quantity > 0 && sku.stock !== 'NONE'
          ? [{ spu, sku, quantity: Math.min(quantity, sku.left ?? quantity) }]
          : []
      }),
    )
  }

  get count(): number {
    return this.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  }

  /** Sum of the chosen goods at their public prices, fen. */
  get sum(): Fen {
    return goodsSum(this.lines.map(({ sku, quantity }) => ({ price: sku.price, quantity })))
  }

  quantityOf({ spuId }: TiedSpu, sku: Sku): number {
    const line = this.chosen.find((each) => each.spuId === spuId && isSame(each.attributeIds, valuesOf(sku)))
    return line?.quantity ?? 0
  }

  /** Returns the chosen variants of one spu. */
  linesOf({ spuId }: TiedSpu): ChosenSku[] {
    return this.lines.filter(({ spu }) => spu.spuId === spuId)
  }

  /**
   * Returns the maximum number of pieces of a variant, and its reason. The chosen pieces of other variants count
   * towards the limit of the goods.
   * @param sku null before a variant is chosen
   */
  limitOf(spu: TiedSpu, sku: Sku | null): PurchaseLimit {
    const others = this.linesOf(spu).filter((line) => line.sku.skuId !== sku?.skuId)
    const used = others.reduce((sum, { quantity }) => sum + quantity, 0)
    const perOrder = Math.max(0, spu.most - used)
    return skuLimit(sku && { stock: piecesLeft(sku) }, { perOrder, buyerRemaining: null })
  }

  /** True if the limit of the goods, and not their stock, ends the choice. */
  isLimited(spu: TiedSpu): boolean {
    return this.limitOf(spu, null).most === 0
  }

  /** Opens the sheet that chooses a variant. */
  open(spu: TiedSpu): void {
    const model = new SkuChoiceModel(spu, {
      limitedSkuIds: () => spu.skus.filter((sku) => this.limitOf(spu, sku).most === 0).map(({ skuId }) => skuId),
      limitOf: (sku) => this.limitOf(spu, sku),
      quantityOf: (sku) => this.quantityOf(spu, sku),
    })
    this.sheet = { spu, model }
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  /**
   * Adds the variant and quantity of the sheet to the choice. The sheet remains open if the variant cannot be bought.
   */
  confirm(): void {
    if (!this.sheet) return
    const { spu, model } = this.sheet
    const sku = model.submit()
    if (!sku) return
    this.setQuantity(spu, sku, model.quantity)
    this.close()
  }

  setQuantity({ spuId }: TiedSpu, sku: Sku, quantity: number): void {
    const attributeIds = valuesOf(sku)
    const others = this.chosen.filter((each) => each.spuId !== spuId || !isSame(each.attributeIds, attributeIds))
    this.chosen = quantity > 0 ? [...others, { spuId, attributeIds, quantity }] : others
    this.draft.edit(this.chosen)
  }

  /** Adds the choice to the purchase. */
  add(): void {
    this.draft.choose(
      this.lines.map(({ spu, sku, quantity }) => ({ spuId: spu.spuId, attributeIds: valuesOf(sku), quantity })),
    )
  }
}
