import { makeAutoObservable } from 'mobx'
import { masonryComponentData } from '@/api/layout'
import { searchShows } from '@/api/search'
import type { ShowCard, ShowStatus } from '@/api/show-card'
import { type FetchedPage, pageOptions, type PagedList } from '@/components/lists/paged-list'
import type { ModelDeps } from '@/components/screen/use-model'
import type { RouteParams } from '@/router/table/table'

/** Number of shows per page (shell §9). */
const PAGE = 20
const OVER: ReadonlySet<ShowStatus> = new Set(['DISABLED', 'CANCELED', 'COMPLETED', 'DELAY'])

/** Model of the best-selling shows in the visitor's city, or of a list that the merchant has set. */
export class HotTicketModel {
  readonly shows: PagedList<ShowCard>

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'stores' | 'screen'>,
    private readonly params: RouteParams<'hot-ticket'>,
  ) {
    const { screen, stores } = deps
    this.shows = screen.list(
      (offset) => this.fetch(offset),
      ({ showId }) => showId,
      { staleTime: Infinity },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(
      () => stores.city.cityId,
      () => void this.shows.replace(),
    )
  }

  /** Finished shows are at the end in all sort orders, so the list ends before the first finished show. */
  private async fetch(offset: number): Promise<FetchedPage<ShowCard>> {
    const { items, last } = await this.request(offset)
    const end = items.findIndex(({ showStatus }) => OVER.has(showStatus))
    return end < 0 ? { items, last } : { items: items.slice(0, end), last: true }
  }

  private request(offset: number): Promise<FetchedPage<ShowCard>> {
    const { client, stores } = this.deps
    const { path: layoutId, componentId } = this.params
    const range = { cityId: stores.city.cityId, offset, length: PAGE }
    return layoutId && componentId
      ? client.call(
          masonryComponentData,
          { layoutId, componentId, componentType: 'RECOMMENDED_LIST', ...range },
          pageOptions(offset),
        )
      : client.call(searchShows, { pageType: 'HOT_BUY', sortType: 'HOT', ...range }, pageOptions(offset))
  }
}
