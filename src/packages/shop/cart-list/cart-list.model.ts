import { makeAutoObservable } from 'mobx'
import { type Spu, spuDetail } from '@/api/goods'
import type { ListedGoods } from '@/api/goods-list'
import { SkuChoiceModel } from '@/components/goods/sku-choice.model'
import { loadRecommended } from '@/components/goods/recommended-goods/load-recommended'
import type { AsyncResource, Resource } from '@/components/screen/async-resource'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { cartSum } from '@/domain/cart/sum'
import { type CartWay, groupLines } from '@/domain/cart/groups'
import { isOpenLine } from '@/domain/cart/line'
import { keys } from '@/platform/storage/keys'
import type { CartAnswer } from '@/stores/cart-answers'
import type { PaintedLine, ShownLine } from '@/stores/cart-painting'

/** Age in ms after which prices and stock are read again while the screen is shown. */
const RELOAD_INTERVAL = 60_000

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'platform' | 'screen' | 'stores'>

/** Model of the cart: its lines by the way they come, the selection of this device, and the sum of the selection. */
export class CartListModel {
  readonly loading: AsyncResource<true>
  /** Recommended goods. They are loaded if the cart is empty. */
  readonly recommended: Resource<ListedGoods[]>
  /** Lines that were removed last and can be restored. */
  undoable: readonly PaintedLine[] = []
  /** The choice of another variant; the last one while its sheet closes. */
  sheet: { line: ShownLine; model: SkuChoiceModel } | null = null
  isSheetOpen = false
  private deselected: readonly string[]
  /** Number of the last opening of the sheet, so that an earlier response cannot replace a later one. */
  private opening = 0
  private cancelReload = (): void => undefined

  constructor(private readonly deps: Deps) {
    const { screen, stores, platform } = deps
    this.deselected = platform.storage.read(keys.cartDeselected, stores.user.userId) ?? []
    this.loading = screen.resource(
      async () => {
        await stores.cart.load()
        return true as const
      },
      { perUser: true, when: () => stores.shop.cartEnabled },
    )
    this.recommended = loadRecommended(deps, () => this.isEmpty)
    makeAutoObservable<this, 'deps' | 'cancelReload' | 'opening'>(
      this,
      { deps: false, loading: false, recommended: false, cancelReload: false, opening: false },
      { autoBind: true, deep: false },
    )
    screen.onShow(this.reloadLater)
  }

  /** True if the merchant has switched the cart off. */
  get isOff(): boolean {
    const { shop } = this.deps.stores
    return shop.config !== null && !shop.cartEnabled
  }

  /** True if the cart has loaded and has no line. */
  get isEmpty(): boolean {
    return this.loading.value !== null && this.lines.length === 0
  }

  get groups(): readonly { way: CartWay; lines: readonly ShownLine[] }[] {
    return groupLines(this.lines.filter(({ state }) => isOpenLine(state)))
  }

  /** Lines that cannot be bought. */
  get gone(): readonly ShownLine[] {
    return this.lines.filter(({ state }) => !isOpenLine(state))
  }

  /** Lines that the buyer orders, with the quantities that are possible. */
  get selected(): readonly ShownLine[] {
    return this.lines
      .filter((line) => isOpenLine(line.state) && this.isSelected(line))
      .map((line) => ({ ...line, quantity: Math.min(line.quantity, line.limit.most) }))
  }

  /** True if codes are selected with other goods. An order cannot contain both, because codes are not refunded. */
  get mixesCodes(): boolean {
    const ways = new Set(this.selected.map(({ way }) => way))
    return ways.has('CODE') && ways.size > 1
  }

  get isAllSelected(): boolean {
    return this.groups.every(({ lines }) => lines.every(this.isSelected))
  }

  /** Sum of the selected lines, before coupons and delivery. */
  get sum() {
    const { stores, clock } = this.deps
    const discount = stores.userFacts.privileges?.itemDiscountPrivilegeVo
    return cartSum(this.selected, discount?.rate ?? null, clock.now())
  }

  isSelected({ lineId }: ShownLine): boolean {
    return !this.deselected.includes(lineId)
  }

  /** Selects or deselects lines on this device (decision 111). */
  select(lines: readonly ShownLine[], isSelected: boolean): void {
    const ids = lines.map(({ lineId }) => lineId)
    const existing = new Set(this.lines.map(({ lineId }) => lineId))
    const others = this.deselected.filter((id) => existing.has(id) && !ids.includes(id))
    this.deselected = isSelected ? others : [...others, ...ids]
    const { platform, stores } = this.deps
    platform.storage.write(keys.cartDeselected, [...this.deselected], stores.user.userId)
  }

  /** Selects or deselects all lines that can be bought. */
  selectAll(isSelected: boolean): void {
    this.select(
      this.lines.filter(({ state }) => isOpenLine(state)),
      isSelected,
    )
  }

  /** Sets the quantity of a line. Returns the answer; null if it waits for the network. */
  setQuantity(line: ShownLine, quantity: number): Promise<CartAnswer | null> {
    return this.deps.stores.cart.setQuantity(line, quantity)
  }

  /**
   * Removes lines; they can be restored until other lines are removed. Returns the first answer that refuses a removal,
   * or null.
   */
  async remove(lines: readonly ShownLine[]): Promise<CartAnswer | null> {
    this.undoable = lines
    const answers = await this.deps.stores.cart.remove(lines)
    const refused = answers.filter((answer) => answer && answer.outcome !== 'OK')
    if (this.undoable === lines && refused.length > 0)
      this.setUndoable(lines.filter((_, at) => !refused.includes(answers[at])))
    return refused[0] ?? null
  }

  /** Restores the lines that were removed last. Returns the first answer that refuses a line, or null. */
  async undo(): Promise<CartAnswer | null> {
    const lines = this.undoable
    this.undoable = []
    const answers = await this.deps.stores.cart.restore(lines)
    return answers.find((answer) => answer && answer.outcome !== 'OK') ?? null
  }

  /** Opens the sheet that chooses another variant of a line. */
  async openVariants(line: ShownLine): Promise<void> {
    const { client, dialogs } = this.deps
    const opening = ++this.opening
    try {
      const spu = await client.call(spuDetail, { id: line.spuId })
      if (opening === this.opening) this.show(line, spu)
    } catch (error) {
      if (opening === this.opening) toastFailure(dialogs, error)
    }
  }

  closeVariants(): void {
    this.isSheetOpen = false
  }

  /**
   * Changes the variant of the line. The sheet stays open while the variant cannot be bought. Returns the answer; null
   * if nothing changes, or if it waits for the network.
   */
  async confirmVariant(): Promise<CartAnswer | null> {
    const sku = this.sheet?.model.submit()
    if (!this.sheet || !sku) return null
    this.closeVariants()
    const { line } = this.sheet
    return sku.skuId === line.skuId ? null : this.deps.stores.cart.changeSku(line, sku)
  }

  private get lines(): readonly ShownLine[] {
    return this.deps.stores.cart.lines
  }

  private setUndoable(lines: readonly PaintedLine[]): void {
    this.undoable = lines
  }

  private show(line: ShownLine, spu: Spu): void {
    this.sheet = { line, model: new SkuChoiceModel(spu, null, line.skuId) }
    this.isSheetOpen = true
  }

  /** Loads the cart again after a minute, while the screen is shown. */
  private reloadLater(): void {
    const { screen } = this.deps
    this.cancelReload()
    this.cancelReload = screen.timeout(() => {
      if (!screen.visible) return
      void this.loading.load()
      this.reloadLater()
    }, RELOAD_INTERVAL)
  }
}
