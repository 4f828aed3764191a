import { makeAutoObservable, reaction, runInAction } from 'mobx'
import { profile, type Profile } from '@/api/auth'
import { orders } from '@/api/order'
import { defaultPolicies, type PolicyBrief } from '@/api/shop'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'
import { maskEmail, maskPhone } from '@/domain/identity/mask'
import { isPayable } from '@/domain/order/payment-ttl'
import { orderTabs, type OrderTab } from '@/domain/order/tabs'

/** How many of the newest orders are looked through for unpaid ones: those live for minutes. */
const MAX_ORDERS = 20

/** The buyer's own place: who they are, what waits for them, and the ways from here. */
export class MineModel {
  readonly profile: Loadable<Profile>
  policies: PolicyBrief[] = []
  /** Orders that can still be paid. */
  unpaid = 0
  aboutOpen = false
  private readonly disposeReaction: () => void

  constructor(private readonly deps: Pick<Services, 'client' | 'clock' | 'navigate' | 'stores'>) {
    this.profile = new Loadable(() => deps.client.call(profile, {}, { silent: true }))
    makeAutoObservable<this, 'deps' | 'disposeReaction'>(
      this,
      { deps: false, disposeReaction: false, profile: false },
      { autoBind: true },
    )
    this.disposeReaction = reaction(
      () => [deps.stores.user.userId, deps.stores.preferences.language],
      () => this.reset(),
    )
  }

  get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  get nickname(): string {
    const { user } = this.deps.stores
    return this.profile.value?.nickname || user.nickname || this.account
  }

  get avatar(): string {
    return this.profile.value?.avatar || this.deps.stores.user.avatar
  }

  /** The membership level's name; '' for none. */
  get level(): string {
    return this.profile.value?.primeLevelName || this.deps.stores.user.privileges?.primeLevelName || ''
  }

  /** What one logs in with, masked. */
  get account(): string {
    const { cellphone, email } = this.deps.stores.user
    return cellphone ? maskPhone(cellphone) : maskEmail(email)
  }

  get orderTabs(): OrderTab[] {
    return orderTabs(this.deps.stores.shop.redeems)
  }

  dispose(): void {
    this.disposeReaction()
  }

  /** The screen came into view. */
  async show(): Promise<void> {
    await Promise.all([this.loadPolicies(), ...(this.loggedIn ? [this.profile.load(), this.countUnpaid()] : [])])
  }

  openOrders(tab: OrderTab): void {
    void this.deps.navigate.open('orders', { tab })
  }

  login(): Promise<void> {
    return this.deps.navigate.openLogin()
  }

  showAbout(): void {
    this.aboutOpen = true
  }

  hideAbout(): void {
    this.aboutOpen = false
  }

  private reset(): void {
    this.profile.reset()
    this.policies = []
    this.unpaid = 0
    void this.show()
  }

  /** A count that fails is no count: the orders themselves are a tap away. */
  private async countUnpaid(): Promise<void> {
    const { client, clock, stores } = this.deps
    const { userId } = stores.user
    const page = await client
      .call(orders, { tab: 'TICKET', offset: 0, length: MAX_ORDERS }, { silent: true, importance: 'low' })
      .catch(() => null)
    if (!page || stores.user.userId !== userId) return
    const now = clock.now()
    runInAction(() => {
      this.unpaid = page.items.filter((order) => order.orderState === 'UNPAID' && isPayable(order, now)).length
    })
  }

  private async loadPolicies(): Promise<void> {
    if (this.policies.length > 0) return
    const policies = await this.deps.client.call(defaultPolicies, {}, { silent: true }).catch(() => [])
    runInAction(() => (this.policies = policies))
  }
}
