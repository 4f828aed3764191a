import { makeAutoObservable, runInAction } from 'mobx'
import { HeldTickets } from '@/components/ticket/held-tickets'
import { StoredTickets } from '@/components/ticket/stored-tickets'
import type { ModelDeps } from '@/components/screen/use-model'

/** Model of the buyer's upcoming tickets. Past tickets are on a separate screen. */
export class TicketHolderModel {
  readonly tickets: HeldTickets
  readonly stored: StoredTickets
  refreshing = false

  /** @param siteId any id of the site by which the list is initially filtered */
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

  /** Reloads after a pull-down or a tap on the refresh button. */
  async refresh(): Promise<void> {
    this.refreshing = true
    await this.tickets.pages.reload()
    runInAction(() => (this.refreshing = false))
  }

  login(): Promise<void> {
    return this.deps.navigate.openLogin()
  }

  /** Filters the tickets by a site when a link or a banner opens the tab. */
  applyParams({ siteId }: { siteId?: string }): void {
    if (siteId) this.tickets.chooseSite(siteId)
  }
}
