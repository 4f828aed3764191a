import { makeAutoObservable, runInAction } from 'mobx'
import { cartCount } from '@/api/cart'
import type { Client } from '@/request/client'

export interface CartDeps {
  client: Client
  loggedIn: () => boolean
  /** Returns the merchant's switch for the cart (productCartConfig). */
  enabled: () => boolean
}

/** Number of items in the cart. It appears on the shop tab. */
export class CartStore {
  count = 0

  constructor(private readonly deps: CartDeps) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Number to show on the shop tab (shell §2). It is 0 for visitors, and if the merchant has no cart. */
  get badge(): number {
    return this.deps.loggedIn() && this.deps.enabled() ? this.count : 0
  }

  /** Loads the number. After a failure, the previous number remains. */
  async refresh(): Promise<void> {
    if (!this.deps.loggedIn() || !this.deps.enabled()) return this.clear()
    try {
      const { count } = await this.deps.client.call(cartCount, {}, { silent: true })
      runInAction(() => {
        this.count = count
      })
    } catch {
      // A failed load shows no error, and the previous number remains.
    }
  }

  clear(): void {
    this.count = 0
  }
}
