import { makeAutoObservable } from 'mobx'
import { profile, type Profile } from '@/api/auth'
import { orderNews, orders } from '@/api/order'
import type { AsyncResource, Resource } from '@/components/screen/async-resource'
import type { SharedResource } from '@/components/screen/shared-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { maskEmail, maskPhone } from '@/domain/identity/mask'
import { isPayable } from '@/domain/order/payment-ttl'
import type { OrderTab } from '@/domain/order/tabs'

/** How many of the newest orders are looked through for unpaid ones: those live for minutes. */
const MAX_ORDERS = 20

/** The account tab: who is logged in, pending payments, and links. */
export class MineModel {
  readonly profile: SharedResource<Profile>
  private readonly unpaidCount: AsyncResource<number>
  private readonly news: Resource<{ coming: number; past: number }>

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'navigate' | 'stores' | 'screen'>) {
    const { screen } = deps
    const when = () => this.loggedIn
    const options = { silent: true }
    this.profile = screen.query(profile, {}, { when, options })
    this.unpaidCount = screen.resource(() => this.countUnpaid(), { when, perUser: true })
    this.news = screen.query(orderNews, {}, { when, options })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Orders that can still be paid. A count that fails shows nothing: the orders themselves are a tap away. */
  get unpaid(): number {
    return this.unpaidCount.value ?? 0
  }

  /** The tab of the order list with unread updates, the upcoming one first; null for none. */
  get newsTab(): OrderTab | null {
    const { coming = 0, past = 0 } = (this.loggedIn && this.news.value) || {}
    if (coming > 0) return 'TICKET'
    return past > 0 ? 'HISTORY' : null
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

  login(): Promise<void> {
    return this.deps.navigate.openLogin()
  }

  private async countUnpaid(): Promise<number> {
    const { client, clock, stores } = this.deps
    const params = { tab: 'TICKET' as const, offset: 0, length: MAX_ORDERS }
    const { items } = await client.call(orders, params, { silent: true, importance: 'low' })
    const now = clock.now()
    const { unpaidMinutes } = stores.shop
    return items.filter((order) => order.orderState === 'UNPAID' && isPayable(order, now, unpaidMinutes)).length
  }
}
