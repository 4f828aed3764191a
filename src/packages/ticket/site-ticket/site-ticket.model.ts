import { makeAutoObservable } from 'mobx'
import type { ModelDeps } from '@/components/screen/use-model'
import { HeldTickets } from '@/components/ticket/held-tickets'

const TABS = ['coming', 'history'] as const
type SiteTab = (typeof TABS)[number]

/** Model of the buyer's tickets at one city site. */
export class SiteTicketModel {
  readonly tickets: HeldTickets

  /** @param siteId any id of the site; by default an id of the chosen city */
  constructor(deps: Pick<ModelDeps, 'client' | 'stores' | 'screen'>, siteId: string | undefined) {
    this.tickets = new HeldTickets(deps, { siteId: siteId || deps.stores.city.cityId })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get tab(): SiteTab {
    return this.tickets.history ? 'history' : 'coming'
  }

  /** Tabs, each with the number of its entries. */
  get tabs(): { value: SiteTab; count: number }[] {
    const { sites, siteId } = this.tickets
    const site = sites.find((each) => each.siteId === siteId)
    return TABS.map((value) => ({ value, count: (value === 'coming' ? site?.coming : site?.past) ?? 0 }))
  }

  /** Text key for an empty list. A site without a name does not belong to the merchant. */
  get emptyKey() {
    if (!this.tickets.siteName) return 'holder.noSite' as const
    return this.tab === 'history' ? ('holder.noHistoryIn' as const) : ('holder.noComingIn' as const)
  }

  switchTo(tab: SiteTab): void {
    this.tickets.showHistory(tab === 'history')
  }
}
