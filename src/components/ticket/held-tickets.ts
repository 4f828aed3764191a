import { makeAutoObservable, runInAction } from 'mobx'
import { type VoucherBrief, type VoucherPage, type VoucherSite, vouchers } from '@/api/voucher'
import { isRequestError } from '@/request/errors'
import type { PagedList } from '../lists/paged-list'
import type { ModelDeps } from '../screen/use-model'
import { PAGE_LENGTH } from './coming-tickets'
import { siteIdOf, siteNameOf, sitesToChoose } from './holder-site'

interface Query {
  history: boolean
  siteId: string | undefined
}

/**
 * A page of vouchers. `cachedAt` is the time at which its stored copy was made (epoch ms); null for a fresh response.
 */
type ReadPage = VoucherPage & { cachedAt: number | null }

/** Returns the key of a voucher in a list. */
export const voucherKey = ({ voucherId }: VoucherBrief): string => voucherId

/**
 * Model of the buyer's tickets, loaded by pages: upcoming or past, of all sites or one. Without a network it shows the
 * stored copy with its time (shell §8). It never mixes tickets of different buyers, sites or periods.
 */
export class HeldTickets {
  readonly pages: PagedList<VoucherBrief>
  /** True for past tickets, false for upcoming tickets. */
  history: boolean
  /**
   * Time at which the displayed copy was stored (epoch ms); the oldest time if several pages are stored. Null if all
   * pages are fresh.
   */
  cachedAt: number | null = null
  /** Sites for which the buyer has past or upcoming tickets. */
  sites: VoucherSite[] = []
  private chosenSite: string | undefined

  /** @param start `siteId` is any id of a site; without it the tickets of all sites are listed */
  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'stores' | 'screen'>,
    start: { history?: boolean; siteId?: string | undefined } = {},
  ) {
    const { screen, stores } = deps
    this.history = start.history ?? false
    this.chosenSite = start.siteId || undefined
    this.pages = screen.list((offset) => this.fetch(offset), voucherKey, {
      perUser: true,
      when: () => stores.user.loggedIn,
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(
      () => stores.user.userId,
      () => {
        this.cachedAt = null
        this.sites = []
      },
    )
    screen.reaction(() => this.queryKey, this.replace)
  }

  /** Id of the site that filters the list; undefined for all sites. */
  get siteId(): string | undefined {
    return this.chosenSite && siteIdOf(this.deps.stores.city.sites, this.chosenSite)
  }

  /** Name of the site; '' for all sites, or for an unknown site. */
  get siteName(): string {
    return this.siteId ? siteNameOf(this.sites, this.deps.stores.city.sites, this.siteId) : ''
  }

  /** Sites that the buyer can select. */
  get offeredSites(): VoucherSite[] {
    return sitesToChoose(this.sites, this.history ? 'past' : 'coming', this.siteId)
  }

  /** True if the list can be filtered by site, or is filtered. */
  get filtered(): boolean {
    return this.siteId !== undefined || this.offeredSites.length > 1
  }

  chooseSite(siteId: string | undefined): void {
    this.chosenSite = siteId
  }

  showHistory(history: boolean): void {
    this.history = history
  }

  private get query(): Query {
    return { history: this.history, siteId: this.siteId }
  }

  private get queryKey(): string {
    return JSON.stringify(this.query)
  }

  /** Clears the list and loads it again, because the query has changed. */
  private replace(): void {
    this.pages.reset()
    this.cachedAt = null
    if (this.deps.stores.user.loggedIn) void this.pages.reload()
  }

  private async fetch(offset: number): Promise<VoucherPage> {
    const { user } = this.deps.stores
    const { userId } = user
    const { query, queryKey } = this
    const page = await this.read(query, offset)
    // Ignores the page if the buyer or the query has changed since the request. The list ignores the page, too.
    if (userId !== user.userId || queryKey !== this.queryKey) return page
    runInAction(() => {
      this.sites = page.sites
      this.cachedAt = offset === 0 ? page.cachedAt : oldest(this.cachedAt, page.cachedAt)
    })
    return page
  }

  /**
   * Reads a page. If a site has no stored copy of its own, filters the stored copy of the whole list, provided that it
   * is complete.
   */
  private async read(query: Query, offset: number): Promise<ReadPage> {
    try {
      return await this.call(query, offset, false)
    } catch (error) {
      const { siteId } = query
      if (!siteId || offset > 0 || (isRequestError(error) && error.kind === 'auth')) throw error
      const whole = await this.call({ ...query, siteId: undefined }, 0, true).catch(() => null)
      if (!whole || whole.cachedAt === null || !whole.last || !whole.sites.some((site) => site.siteId === siteId))
        throw error
      return { ...whole, items: whole.items.filter((voucher) => voucher.siteId === siteId) }
    }
  }

  private async call({ history, siteId }: Query, offset: number, silent: boolean): Promise<ReadPage> {
    let cachedAt: number | null = null
    const page = await this.deps.client.call(
      vouchers,
      { history: history || undefined, siteId, offset, length: PAGE_LENGTH },
      { inlineErrors: true, silent, onCached: (savedAt) => (cachedAt = savedAt) },
    )
    return { ...page, cachedAt }
  }
}

const oldest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)
