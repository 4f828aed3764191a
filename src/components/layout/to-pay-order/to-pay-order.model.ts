import { makeAutoObservable, runInAction } from 'mobx'
import { type OrderBrief, recentlyOrder } from '@/api/order'
import { isPayable, payDeadline } from '@/domain/order/payment-ttl'
import type { ModelDeps } from '../../screen/use-model'

/** The order that waits for its payment; nothing for visitors and for buyers who have paid. */
export class ToPayOrderModel {
  order: OrderBrief | null = null

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'stores' | 'clock' | 'screen'>) {
    const { screen, stores } = deps
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.onShow(() => void this.load())
    screen.reaction(
      () => stores.user.loggedIn,
      () => void this.load(),
    )
  }

  /** Until when it can be paid, epoch ms. */
  get deadline(): number {
    return this.order ? payDeadline(this.order) : 0
  }

  /** Loads or reloads. A failure hides nothing that is shown, and home does not mention it. */
  async load(): Promise<void> {
    const { client, stores, clock } = this.deps
    if (!stores.user.loggedIn) return this.forget()
    try {
      const order = await client.call(recentlyOrder, { source: 'HOME' }, { silent: true })
      runInAction(() => {
        this.order = order && stores.user.loggedIn && isPayable(order, clock.now()) ? order : null
      })
    } catch {
      if (this.order && !isPayable(this.order, clock.now())) this.forget()
    }
  }

  forget(): void {
    this.order = null
  }
}
