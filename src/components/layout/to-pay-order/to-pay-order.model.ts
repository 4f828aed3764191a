import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { type OrderBrief, recentlyOrder } from '@/api/order'
import { isPayable, payDeadline } from '@/domain/order/payment-ttl'
import type { Services } from '../../services'

/** The order that waits for its payment; nothing for visitors and for who has paid. */
export class ToPayOrderModel {
  order: OrderBrief | null = null
  private readonly disposeReaction: () => void

  constructor(private readonly deps: Pick<Services, 'client' | 'stores' | 'clock'>) {
    makeAutoObservable<this, 'deps' | 'disposeReaction'>(
      this,
      { deps: false, disposeReaction: false, order: observableRef },
      { autoBind: true },
    )
    this.disposeReaction = reaction(
      () => deps.stores.user.loggedIn,
      () => void this.load(),
    )
  }

  /** Until when it can be paid, epoch ms. */
  get deadline(): number {
    return this.order ? payDeadline(this.order) : 0
  }

  /** Asks again; a failure hides nothing that is shown and is not worth a word on home. */
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

  dispose(): void {
    this.disposeReaction()
  }
}
