import { makeAutoObservable, runInAction } from 'mobx'
import { HeldTickets } from '@/components/ticket/held-tickets'
import { StoredTickets } from '@/components/ticket/stored-tickets'
import type { ModelDeps } from '@/components/screen/use-model'

/** The buyer's upcoming tickets; past ones have a screen of their own. */
export class TicketHolderModel {
  readonly tickets: HeldTickets
  readonly stored: StoredTickets
  refreshing = false

  /** @param siteId any id of the initial site filter */
  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'navigate' | 'platform' | 'stores' | 'screen'>,
    siteId?: string,
  ) {
    this.tickets = new HeldTickets(deps, { siteId })
    this.stored = new StoredTickets(deps, this.tickets)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  /** Handles a pull or the refresh button. */
  async refresh(): Promise<void> {
    this.refreshing = true
    await this.tickets.pages.reload()
    runInAction(() => (this.refreshing = false))
  }

  login(): Promise<void> {
    return this.deps.navigate.openLogin()
  }

  /** Opens the tab for a site, by a link or a banner. */
  applyParams({ siteId }: { siteId?: string }): void {
    if (siteId) this.tickets.chooseSite(siteId)
  }
}
