import { makeAutoObservable } from 'mobx'
import { searchShows } from '@/api/search'
import type { ShowCard, ShowStatus } from '@/api/show-card'
import { type FetchedPage, pageOptions, type PagedList } from '@/components/lists/paged-list'
import type { ModelDeps } from '@/components/screen/use-model'

/** Entries a page (shell §9). */
const PAGE = 20
const OVER: ReadonlySet<ShowStatus> = new Set(['DISABLED', 'CANCELED', 'COMPLETED', 'DELAY'])

/** What sells best in the visitor's city. */
export class HotTicketModel {
  readonly shows: PagedList<ShowCard>

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'stores' | 'screen'>) {
    const { screen, stores } = deps
    this.shows = screen.list(
      (offset) => this.fetch(offset),
      ({ showId }) => showId,
      { staleTime: Infinity },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(
      () => stores.shop.cityId,
      () => void this.shows.replace(),
    )
  }

  /** In every order what is over comes last: the first of them ends the list. */
  private async fetch(offset: number): Promise<FetchedPage<ShowCard>> {
    const { client, stores } = this.deps
    const params = { pageType: 'HOT_BUY', sortType: 'HOT', cityId: stores.shop.cityId, offset, length: PAGE } as const
    const { items, last } = await client.call(searchShows, params, pageOptions(offset))
    const end = items.findIndex(({ showStatus }) => OVER.has(showStatus))
    return end < 0 ? { items, last } : { items: items.slice(0, end), last: true }
  }
}
