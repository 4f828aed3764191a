import { makeAutoObservable } from 'mobx'
import type { GoodsLine } from '@/components/checkout/goods-checkout/goods-checkout.model'
import type { AsyncResource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { isOpenLine } from '@/domain/cart/line'
import { PendingPayment } from '@/payment/pending-payment'

/** Model of the lines of the cart that the buyer orders. */
export class GoodsCartConfirmModel {
  /** The lines that can be bought, with the quantities that are possible. */
  readonly lines: AsyncResource<readonly GoodsLine[]>
  /** Identifies the purchase by the lines of the address, because an order takes them from the cart. */
  readonly key: string

  constructor(
    deps: Pick<ModelDeps, 'navigate' | 'platform' | 'screen' | 'stores'>,
    private readonly lineIds: readonly string[],
  ) {
    const { navigate, screen, stores } = deps
    this.key = `cart:${lineIds.join()}`
    const load = async (): Promise<readonly GoodsLine[]> => {
      await stores.cart.load()
      const lines = stores.cart.lines
        .filter(({ lineId, state }) => lineIds.includes(lineId) && isOpenLine(state))
        .map(({ lineId, spuId, skuId, quantity, limit }) => ({
          ...{ lineId, spuId, skuId, quantity: Math.min(quantity, limit.most) },
        }))
      const order = lines.length === 0 ? new PendingPayment(deps).orderOf(this.key) : null
      if (!order) return lines
      // A reload during the payment must not close the checkout.
      if (this.lines.value) return this.lines.value
      await navigate.redirect('product-detail', { orderId: order.orderId })
      return lines
    }
    // An order takes its lines from the cart, so the lines are read only once.
    this.lines = screen.resource(load, { perUser: true, staleTime: Infinity })
    makeAutoObservable(this, { key: false }, { autoBind: true, deep: false })
    // The order has changed the cart.
    screen.onDispose(() => void stores.cart.refresh())
  }

  /** Reads the lines again after a refusal. Opens the order if another tab has ordered them. */
  async reload(): Promise<void> {
    this.lines.reset()
    await this.lines.load()
  }

  /** Number of lines that are no longer in the cart or cannot be bought. */
  get missing(): number {
    return this.lines.value ? this.lineIds.length - this.lines.value.length : 0
  }
}
