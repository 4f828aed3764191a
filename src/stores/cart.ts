import { makeAutoObservable, runInAction } from 'mobx'
import { cartCount } from '@/api/cart'
import type { Client } from '@/request/client'

export interface CartDeps {
  client: Client
  loggedIn: () => boolean
  /** The merchant's switch (productCartConfig). */
  enabled: () => boolean
}

/** The number on the shop tab. */
export class CartStore {
  count = 0

  constructor(private readonly deps: CartDeps) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Shown only when logged in, with the cart enabled and not empty (shell §2); else 0. */
  get badge(): number {
    return this.deps.loggedIn() && this.deps.enabled() ? this.count : 0
  }

  /** Loads the count; after a failure the old one remains. */
  async refresh(): Promise<void> {
    if (!this.deps.loggedIn() || !this.deps.enabled()) return this.clear()
    try {
      const { count } = await this.deps.client.call(cartCount, {}, { silent: true })
      runInAction(() => {
        this.count = count
      })
    } catch {
      // A failed badge shows no error; the old number remains.
    }
  }

  clear(): void {
    this.count = 0
  }
}
