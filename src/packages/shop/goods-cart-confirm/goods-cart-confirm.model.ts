import { makeAutoObservable } from 'mobx'
import type { GoodsLine } from '@/components/checkout/goods-checkout/goods-checkout.model'
import type { AsyncResource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { isOpenLine } from '@/domain/cart/line'

/** Model of the lines of the cart that the buyer orders. */
export class GoodsCartConfirmModel {
  /** The lines that can be bought, with the quantities that are possible. */
  readonly lines: AsyncResource<readonly GoodsLine[]>

  constructor(
    deps: Pick<ModelDeps, 'screen' | 'stores'>,
    private readonly lineIds: readonly string[],
  ) {
    const { screen, stores } = deps
    const load = async () => {
      await stores.cart.load()
      return stores.cart.lines
        .filter(({ lineId, state }) => lineIds.includes(lineId) && isOpenLine(state))
        .map(({ lineId, spuId, skuId, quantity, limit }) => ({
          ...{ lineId, spuId, skuId, quantity: Math.min(quantity, limit.most) },
        }))
    }
    // An order takes its lines from the cart, so the lines are read only once.
    this.lines = screen.resource(load, { perUser: true, staleTime: Infinity })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    // The order has changed the cart.
    screen.onDispose(() => void stores.cart.refresh())
  }

  /** Number of lines that are no longer in the cart or cannot be bought. */
  get missing(): number {
    return this.lines.value ? this.lineIds.length - this.lines.value.length : 0
  }
}
