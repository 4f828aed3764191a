import { makeAutoObservable, runInAction } from 'mobx'
import { type VoucherBrief, vouchers } from '@/api/voucher'
import type { PagedList } from '@/components/lists/paged-list'
import type { ModelDeps } from '@/components/screen/use-model'

export const HOLDER_TABS = ['coming', 'history'] as const
export type HolderTab = (typeof HOLDER_TABS)[number]

const PAGE = 20

/** The buyer's tickets, to come and gone by; without a network the stored copy with its time. */
export class TicketHolderModel {
  tab: HolderTab = 'coming'
  refreshing = false
  /** When the copy that is shown was stored (epoch ms); null for a fresh answer. */
  cachedAt: Readonly<Record<HolderTab, number | null>> = { coming: null, history: null }
  private readonly lists: Readonly<Record<HolderTab, PagedList<VoucherBrief>>>

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'navigate' | 'stores' | 'screen'>) {
    const { screen, stores } = deps
    // Before the lists: they follow the chosen tab.
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    this.lists = { coming: this.listOf('coming'), history: this.listOf('history') }
    screen.reaction(
      () => stores.user.userId,
      () => (this.cachedAt = { coming: null, history: null }),
    )
  }

  get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  get list(): PagedList<VoucherBrief> {
    return this.lists[this.tab]
  }

  switchTo(tab: HolderTab): void {
    this.tab = tab
  }

  /** Pulled down, or the refresh button. */
  async refresh(): Promise<void> {
    this.refreshing = true
    await this.list.reload()
    runInAction(() => (this.refreshing = false))
  }

  login(): Promise<void> {
    return this.deps.navigate.openLogin()
  }

  /** The list of a tab loads while the tab is chosen; nothing of one buyer is shown to the next one. */
  private listOf(tab: HolderTab): PagedList<VoucherBrief> {
    return this.deps.screen.list(
      (offset) => this.fetch(tab, offset),
      ({ voucherId }) => voucherId,
      { perUser: true, when: () => this.loggedIn && this.tab === tab },
    )
  }

  private async fetch(tab: HolderTab, offset: number) {
    let cachedTime: number | null = null
    const history = tab === 'history' || undefined
    const page = await this.deps.client.call(
      vouchers,
      { history, offset, length: PAGE },
      { inlineErrors: true, onCached: (savedAt) => (cachedTime = savedAt) },
    )
    runInAction(() => (this.cachedAt = { ...this.cachedAt, [tab]: cachedTime }))
    return page
  }
}
