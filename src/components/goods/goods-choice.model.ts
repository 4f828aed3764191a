import { makeAutoObservable } from 'mobx'
import type { Sku, TiedSpu } from '@/api/goods'
import { goodsSum } from '@/domain/goods/goods'
import type { Fen } from '@/domain/money'
import type { ChosenGoods, GoodsDraft } from './goods-draft'

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
  /** The shown values of attributes, by spu and attribute. */
  private readonly shown = new Map<string, Map<string, string>>()
  private chosen: readonly ChosenGoods[]

  /** @param goods returns the loaded goods; observable */
  constructor(
    private readonly goods: () => readonly TiedSpu[],
    private readonly draft: GoodsDraft,
  ) {
    this.chosen = draft.editing
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The chosen variants that are still sold, in the order of the goods. */
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

  /** Sum of the chosen goods at their public prices. */
  get sum(): Fen {
    return goodsSum(this.lines.map(({ sku, quantity }) => ({ price: sku.price, quantity })))
  }

  /** The shown value of an attribute, or null before the choice. An attribute with one value has that value. */
  shownValueOf({ spuId, attributes }: TiedSpu, attributeId: string): string | null {
    const values = attributes.find((each) => each.attributeId === attributeId)?.values ?? []
    return this.shown.get(spuId)?.get(attributeId) ?? (values.length === 1 ? (values[0]?.valueId ?? null) : null)
  }

  showValue({ spuId }: TiedSpu, attributeId: string, valueId: string): void {
    const values = this.shown.get(spuId) ?? new Map<string, string>()
    this.shown.set(spuId, new Map([...values, [attributeId, valueId]]))
  }

  /** The variant with the shown values; null while a value is missing, or if no such variant is made. */
  skuOf(spu: TiedSpu): Sku | null {
    const values = spu.attributes.map(({ attributeId }) => this.shownValueOf(spu, attributeId))
    return (
      spu.skus.find((sku) =>
        isSame(
          valuesOf(sku),
          values.filter((value) => value !== null),
        ),
      ) ?? null
    )
  }

  quantityOf({ spuId }: TiedSpu, sku: Sku): number {
    const line = this.chosen.find((each) => each.spuId === spuId && isSame(each.attributeIds, valuesOf(sku)))
    return line?.quantity ?? 0
  }

  /** Maximum number of pieces of a variant: the stock, and what the limit leaves beside the other variants. */
  mostOf(spu: TiedSpu, sku: Sku): number {
    if (sku.stock === 'NONE') return 0
    const others = this.lines.filter((line) => line.spu === spu && line.sku !== sku)
    const used = others.reduce((sum, { quantity }) => sum + quantity, 0)
    return Math.max(0, Math.min(spu.most - used, sku.left ?? Infinity))
  }

  /** True if the limit of the goods, and not their stock, ends the choice. */
  isLimited(spu: TiedSpu): boolean {
    const pieces = this.lines.filter((line) => line.spu === spu).reduce((sum, { quantity }) => sum + quantity, 0)
    return pieces >= spu.most
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
