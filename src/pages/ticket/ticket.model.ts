import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { type VoucherBrief, vouchers } from '@/api/voucher'
import { PagedList } from '@/components/lists/paged-list'
import type { Services } from '@/components/services'

export const HOLDER_TABS = ['coming', 'history'] as const
export type HolderTab = (typeof HOLDER_TABS)[number]

const PAGE = 20

type Lists = Record<HolderTab, PagedList<VoucherBrief>>

/** The buyer's tickets, to come and gone by; without a network the kept copy, which says so. */
export class TicketHolderModel {
  tab: HolderTab = 'coming'
  refreshing = false
  /** When the copy that is shown was kept (epoch ms); null for what the gateway just said. */
  cachedAt: Record<HolderTab, number | null> = { coming: null, history: null }
  private lists: Lists
  private readonly disposeReaction: () => void

  constructor(private readonly deps: Pick<Services, 'client' | 'navigate' | 'stores'>) {
    this.lists = this.makeLists()
    makeAutoObservable<this, 'deps' | 'lists' | 'disposeReaction'>(
      this,
      { deps: false, disposeReaction: false, lists: observableRef },
      { autoBind: true },
    )
    // Nothing of one buyer is ever shown to the next one; another language is asked for anew.
    this.disposeReaction = reaction(
      () => [deps.stores.user.userId, deps.stores.preferences.language],
      () => this.reset(),
    )
  }

  get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  get list(): PagedList<VoucherBrief> {
    return this.lists[this.tab]
  }

  dispose(): void {
    this.disposeReaction()
  }

  /** The screen came into view: what is shown stays until the new answer is there. */
  async show(): Promise<void> {
    if (this.loggedIn) await this.list.reload()
  }

  async switchTo(tab: HolderTab): Promise<void> {
    this.tab = tab
    await this.show()
  }

  /** Pulled down, or the refresh act. */
  async refresh(): Promise<void> {
    this.refreshing = true
    await this.show()
    runInAction(() => (this.refreshing = false))
  }

  open({ voucherId }: VoucherBrief): void {
    void this.deps.navigate.open('ticket-detail-new', { id: voucherId })
  }

  browse(): void {
    void this.deps.navigate.switchTab('all')
  }

  login(): Promise<void> {
    return this.deps.navigate.openLogin()
  }

  private reset(): void {
    this.lists = this.makeLists()
    this.cachedAt = { coming: null, history: null }
    void this.show()
  }

  private makeLists(): Lists {
    const listOf = (tab: HolderTab) =>
      new PagedList(
        (offset: number) => this.fetch(tab, offset),
        ({ voucherId }) => voucherId,
      )
    return { coming: listOf('coming'), history: listOf('history') }
  }

  private async fetch(tab: HolderTab, offset: number) {
    let cachedTime: number | null = null
    const history = tab === 'history' || undefined
    const page = await this.deps.client.call(
      vouchers,
      { history, offset, length: PAGE },
      { inlineErrors: true, onCached: (savedAt) => (cachedTime = savedAt) },
    )
    runInAction(() => (this.cachedAt[tab] = cachedTime))
    return page
  }
}
