import { makeAutoObservable } from 'mobx'
import type { Sku, Spu } from '@/api/goods'
import type { PurchaseLimit } from '@/domain/show/purchase-limit'
import { type Choice, choiceOf, type ValueChange, type ValueState } from '@/domain/sku/choice-of'
import { indexOf, type SkuIndex } from '@/domain/sku/index-of'
import { firstChoice, takeWay, tapValue } from '@/domain/sku/tap'
import type { Chosen, Sku as Variant } from '@/domain/sku/variants'
import { joinFacts } from '@/lib/join-facts'

/** A variant in the form of `domain/sku`, together with the gateway's variant. */
interface OwnVariant extends Variant {
  own: Sku
}

/** Returns the number of pieces left; null if it is larger than the numbers that the gateway shows (decision 106). */
export const piecesLeft = ({ stock, left }: Sku): number | null => (stock === 'NONE' ? 0 : left)

const indexOfSpu = ({ attributes, skus }: Spu): SkuIndex<OwnVariant> =>
  indexOf({
    attributes,
    skus: skus.map((own) => ({ skuId: own.skuId, idArr: own.idArr, price: own.price, stock: piecesLeft(own), own })),
  })

/** Limits of the number of pieces that the buyer chooses together with a variant. */
export interface PieceRules {
  /** Returns the ids of variants of which the buyer cannot choose another piece. */
  limitedSkuIds: () => readonly string[]
  /** Returns the maximum number of pieces of a variant. `sku` is null before a variant is chosen. */
  limitOf: (sku: Sku | null) => PurchaseLimit
  /** Returns the number of pieces that are already chosen. */
  quantityOf: (sku: Sku) => number
}

/** Reason why the chosen values cannot be bought together. */
interface BlockedChoice {
  state: Exclude<ValueState, 'OPEN'>
  value: string
  /** The other chosen values; '' if no variant with the value can be bought. */
  others: string
  /** The nearest values that can be bought; '' if no values can be bought. */
  way: string
}

/** Model of the choice of a variant. Chooses nothing for the buyer, except the only value of an attribute. */
export class SkuChoiceModel {
  /** True after a submission without a variant that can be bought. The sheet then shows the reason. */
  isRefused = false
  private index: SkuIndex<OwnVariant>
  private chosen: Chosen
  /** The attribute of the last tap; '' before the first tap. */
  private tapped = ''
  private pieces: number | null = null

  /**
   * @param rules limits of the pieces; null if the buyer only chooses a variant
   * @param skuId variant that is already chosen, or ''
   */
  constructor(
    public spu: Spu,
    private readonly rules: PieceRules | null,
    skuId = '',
  ) {
    this.index = indexOfSpu(spu)
    this.chosen = firstChoice(this.index, skuId)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get choice(): Choice<OwnVariant> {
    const limitedSkuIds = this.rules?.limitedSkuIds() ?? []
    return choiceOf(this.index, this.chosen, { perOrder: null, buyerRemaining: null, limitedSkuIds })
  }

  /** The variant with the chosen values; null while values are missing, or if no such variant exists. */
  get sku(): Sku | null {
    return this.choice.sku?.own ?? null
  }

  /** Names of the attributes without a chosen value. */
  get missing(): string {
    const { missing } = this.choice
    return joinFacts(this.spu.attributes.filter((each) => missing.includes(each.attributeId)).map(({ name }) => name))
  }

  /** The chosen values, in the order of the attributes. */
  get values(): string {
    return this.textOf(this.chosen)
  }

  get blocked(): BlockedChoice | null {
    const value = this.blockedValue
    if (!value) return null
    const { attributeId, valueId, state, way } = value
    const others = new Map([...this.chosen].filter(([id]) => id !== attributeId))
    return {
      state,
      value: this.textOf(new Map([[attributeId, valueId]])),
      others: way ? this.textOf(others) : '',
      way: way ? this.textOf(takeWay(this.chosen, value, way)) : '',
    }
  }

  get hasQuantity(): boolean {
    return this.rules !== null
  }

  get limit(): PurchaseLimit {
    return this.rules?.limitOf(this.sku) ?? { most: Infinity, reason: null }
  }

  /** Number of pieces of the variant: the entered number, else the number that is already chosen, else 1. */
  get quantity(): number {
    const before = this.sku ? this.rules?.quantityOf(this.sku) : 0
    return Math.min(this.pieces ?? (before || 1), this.limit.most)
  }

  setQuantity(quantity: number): void {
    this.pieces = quantity
  }

  /** Applies a reload of the goods. The choice remains, except for values that the goods no longer have. */
  update(spu: Spu): void {
    this.spu = spu
    this.index = indexOfSpu(spu)
    const { attributes } = this.index
    const hasValue = (id: string, valueId: string) =>
      attributes.some(({ attributeId, variantsOf }) => attributeId === id && variantsOf.has(valueId))
    this.chosen = new Map([
      ...firstChoice(this.index, ''),
      ...[...this.chosen].filter(([id, value]) => hasValue(id, value)),
    ])
  }

  /** Selects a value, even one that cannot be bought, or deselects a selected value. */
  tap(value: ValueChange): void {
    this.choose(tapValue(this.index, this.chosen, value), value.attributeId)
  }

  /** Chooses the nearest values that can be bought. */
  takeWay(): void {
    const value = this.blockedValue
    if (value?.way) this.choose(takeWay(this.chosen, value, value.way), value.attributeId)
  }

  /** Returns the variant if it can be bought. Otherwise returns null, and the sheet shows the reason. */
  submit(): Sku | null {
    const isOpen = this.choice.state === 'OPEN'
    this.isRefused = !isOpen || this.sku === null
    return isOpen ? this.sku : null
  }

  /** The value that cannot be bought: the last tapped value, else the first such value. */
  private get blockedValue() {
    const blocked = this.choice.attributes.flatMap(({ attributeId, values }) =>
      values.flatMap(({ valueId, isChosen, state, way }) =>
        isChosen && state !== 'OPEN' ? [{ attributeId, valueId, state, way }] : [],
      ),
    )
    return blocked.find(({ attributeId }) => attributeId === this.tapped) ?? blocked[0] ?? null
  }

  private choose(chosen: Chosen, attributeId: string): void {
    this.chosen = chosen
    this.tapped = attributeId
    this.pieces = null
    this.isRefused = false
  }

  private textOf(chosen: Chosen): string {
    return joinFacts(
      this.spu.attributes.map(
        ({ attributeId, values }) =>
          values.find(({ valueId }) => valueId === chosen.get(attributeId))?.attributeValue ?? '',
      ),
    )
  }
}
