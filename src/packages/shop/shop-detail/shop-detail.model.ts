import { makeAutoObservable } from 'mobx'
import { type Sku, type SpuDetail, spuDetail, spuOfThirdParty } from '@/api/goods'
import { piecesLeft, SkuChoiceModel } from '@/components/goods/sku-choice.model'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { MOST_PIECES, type SaleState, saleStateOf } from '@/domain/goods/goods'
import type { PurchaseLimit } from '@/domain/show/purchase-limit'
import { skuLimit } from '@/domain/sku/sku-limit'
import type { RouteParams } from '@/router/table/table'
import type { AddResult } from '@/stores/cart-answers'

/** Action that follows the choice of a variant. CHOOSE only closes the sheet. */
export type SheetAction = 'CHOOSE' | 'ADD' | 'BUY'

/** Model of the page of goods: facts, the choice of a variant, and the ways to buy it. */
export class ShopDetailModel {
  readonly detail: Resource<SpuDetail>
  /** The choice of a variant; null before the goods have loaded. */
  choice: SkuChoiceModel | null = null
  /** Action of the sheet; that of the last one while the sheet closes. */
  action: SheetAction = 'CHOOSE'
  isOpen = false
  /** Time of the last change of the state of the sale, epoch ms. */
  private now: number

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'navigate' | 'screen' | 'stores'>,
    private readonly params: RouteParams<'shop-detail'>,
  ) {
    const { clock, screen } = deps
    this.now = clock.now()
    this.detail = screen.resource(() => this.fetch())
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.onShow(this.readClock)
    screen.reaction(
      () => this.detail.value,
      (spu) => spu && this.receive(spu),
    )
  }

  get sale(): SaleState {
    return this.detail.value ? saleStateOf(this.detail.value, this.now) : 'ON_SALE'
  }

  get isSoldOut(): boolean {
    return this.detail.value?.skus.every(({ stock }) => stock === 'NONE') ?? false
  }

  /** True if the goods can be bought now. */
  get canBuy(): boolean {
    return this.sale === 'ON_SALE' && !this.isSoldOut
  }

  /** True if a variant that is sold out can come back: a sale that has not ended. */
  get canRemind(): boolean {
    return this.sale === 'ON_SALE'
  }

  /** True if the merchant's cart takes these goods (productCartConfig). */
  get takesCart(): boolean {
    const cart = this.deps.stores.shop.config?.productCartConfig
    return (cart?.enable ?? false) && (cart?.enableSpuType.includes(this.detail.value?.spuType ?? '') ?? false)
  }

  /** The limit of the pieces of one order, and the rule that sets it. */
  get limit(): { most: number; by: 'BUYER' | 'ORDER' } {
    const { perBuyer = null, perOrder = null } = this.detail.value ?? {}
    const order = perOrder ?? MOST_PIECES
    return perBuyer !== null && perBuyer <= order ? { most: perBuyer, by: 'BUYER' } : { most: order, by: 'ORDER' }
  }

  /** Reads the clock, for example when the sale opens. */
  readClock(): void {
    this.now = this.deps.clock.now()
  }

  close(): void {
    this.isOpen = false
  }

  /** Opens the sheet that chooses a variant. */
  open(): void {
    this.start('CHOOSE')
  }

  /**
   * Adds goods to the cart. Opens the sheet if there are several variants. Returns the result of the addition; null if
   * nothing was added.
   */
  add(): Promise<AddResult | null> {
    return this.take('ADD')
  }

  /** Opens the checkout. Opens the sheet if there are several variants. */
  async buy(): Promise<void> {
    await this.take('BUY')
  }

  /**
   * Runs the action of the sheet for the chosen variant. The sheet stays open while the variant cannot be bought. Returns
   * the result of an addition to the cart, else null.
   */
  async submit(): Promise<AddResult | null> {
    const sku = this.choice?.submit()
    if (!sku) return null
    this.close()
    return this.run(sku, this.choice?.quantity ?? 1)
  }

  private async take(action: SheetAction): Promise<AddResult | null> {
    this.action = action
    const [sku, ...others] = this.detail.value?.skus ?? []
    if (others.length === 0 && sku) return this.run(sku, 1)
    this.start(action)
    return null
  }

  private start(action: SheetAction): void {
    this.action = action
    this.isOpen = true
  }

  private async run(sku: Sku, quantity: number): Promise<AddResult | null> {
    const spuId = this.detail.value?.spuId ?? ''
    const chosen = { spuId, skuId: sku.skuId, quantity }
    if (this.action === 'ADD') return this.deps.stores.cart.add(chosen)
    if (this.action === 'BUY') await this.deps.navigate.open('goods-confirm', { ...chosen, quantity: String(quantity) })
    return null
  }

  private limitOf(sku: Sku | null): PurchaseLimit {
    return skuLimit(sku && { stock: piecesLeft(sku) }, { perOrder: this.limit.most, buyerRemaining: null })
  }

  private receive(spu: SpuDetail): void {
    this.readClock()
    if (this.choice) return this.choice.update(spu)
    this.choice = new SkuChoiceModel(
      spu,
      { limitedSkuIds: () => [], limitOf: (sku) => this.limitOf(sku), quantityOf: () => 1 },
      this.params.skuId,
    )
  }

  private async fetch(): Promise<SpuDetail> {
    const { client } = this.deps
    const { id, idType } = this.params
    const own = idType === 'THIRD_PARTY' ? (await client.call(spuOfThirdParty, { id }, HANDLES_NOT_FOUND)).spuId : id
    return client.call(spuDetail, { id: own }, HANDLES_NOT_FOUND)
  }
}
