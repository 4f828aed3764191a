import { makeAutoObservable, runInAction } from 'mobx'
import { backendCategories, type Category } from '@/api/category'
import { recommendedShows, searchShows } from '@/api/search'
import type { ShowCard } from '@/api/show-card'
import { type FetchedPage, pageOptions, type PagedList } from '@/components/lists/paged-list'
import type { Resource } from '@/components/screen/async-resource'
import { SearchFieldModel } from '@/components/search/search-field.model'
import type { SharedResource } from '@/components/screen/shared-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { localDate, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { addDays } from '@/domain/schedule/month-grid'
import { cleanName } from '@/domain/typed/text'
import type { RouteParams } from '@/router/table/table'
import type { CallOptions } from '@/request/options'

/** Number of results per page (shell §9). */
const PAGE = 20
const RECOMMENDED = 6
/** Maximum number of shows in the coming week. This number fills one row on desktop. */
const THIS_WEEK = 5
/** Category code for all categories. */
const ALL = 'ALL'
/** Value of `cityId` in the address for a search in all cities. */
const EVERYWHERE = 'ALL'

/** Model of the search screen before, during and after typing. */
export class SearchModel {
  readonly field: SearchFieldModel
  /** Keyword of the results; '' before the first search. */
  searched: string
  total = 0
  /** Correction of a misspelled keyword, to which the results belong. '' if the keyword was not corrected. */
  corrected = ''
  /** True if the search covers all cities of the shop. */
  everywhere: boolean
  /** Number of further shows in other cities; 0 while unknown. */
  elsewhere = 0
  readonly results: PagedList<ShowCard>
  private readonly allCategories: SharedResource<Category[]>
  /** Shows of the coming seven days, in chronological order. */
  readonly thisWeek: Resource<ShowCard[]>
  /** Recommended shows. They are loaded if a search has no results. */
  readonly recommended: Resource<ShowCard[]>

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'stores' | 'screen'>,
    private readonly params: RouteParams<'search'> = {},
  ) {
    const { client, clock, stores, screen } = deps
    this.searched = cleanName(params.keywords ?? '')
    this.field = new SearchFieldModel(deps, this.searched)
    this.everywhere = params.cityId === EVERYWHERE
    const opensWithResults = this.searched !== ''
    this.results = screen.list(
      (offset) => this.fetch(offset),
      ({ showId }) => showId,
      { manual: !opensWithResults, staleTime: Infinity },
    )
    this.recommended = screen.resource(
      async () => {
        const { cityId } = stores.city
        const page = { length: RECOMMENDED, offset: 0, cityId }
        return (await client.call(recommendedShows, page, { silent: true })).items
      },
      { when: () => this.results.empty, staleTime: Infinity },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    // Must run after `makeAutoObservable`. These resources load when the phase changes to `start`.
    const start = { when: () => this.phase === 'start', staleTime: Infinity }
    this.allCategories = screen.query(backendCategories, { level: 2 }, { ...start, options: { silent: true } })
    this.thisWeek = screen.resource(async () => {
      const today = localDate(clock.now(), SHOP_OFFSET)
      const days = { startDate: today, endDate: addDays(today, 6), cityId: stores.city.cityId }
      const page = { pageType: 'SEARCH', sortType: 'TIME', offset: 0, length: THIS_WEEK } as const
      return (await client.call(searchShows, { ...page, ...days }, { silent: true, importance: 'low' })).items
    }, start)
  }

  /** Placeholder of the empty field; '' to use the storefront's default text. */
  get prompt(): string {
    return this.params.placeholder ?? ''
  }

  /** The categories of shows, without "all". */
  get categories(): readonly Category[] {
    return (this.allCategories.value ?? []).filter(({ code }) => code !== ALL)
  }

  /**
   * Phase of the search. In `start`, the field is empty. In `typing`, suggestions are shown. In `results`, the text of
   * the last search is unchanged.
   */
  get phase(): 'start' | 'typing' | 'results' {
    const { keyword: text } = this.field
    if (text === '') return 'start'
    return text === this.searched ? 'results' : 'typing'
  }

  /** Address parameters that open this screen with the same results. */
  get keywords(): RouteParams<'search'> {
    if (this.phase === 'start' || this.searched === '') return {}
    return { keywords: this.searched, ...(this.everywhere && { cityId: EVERYWHERE }) }
  }

  type(text: string): void {
    // No suggestions are needed if the text equals the keyword of the results.
    if (cleanName(text) === this.searched) this.field.fill(text)
    else this.field.type(text)
  }

  /** Searches for a text. An empty field searches for its placeholder. */
  async search(text: string): Promise<void> {
    const keyword = cleanName(text) || this.prompt
    if (!keyword) return
    this.field.fill(keyword)
    this.searched = keyword
    this.elsewhere = 0
    this.results.reset()
    await this.results.reload()
  }

  /** Searches in all cities of the shop, or again in the chosen city. */
  async searchEverywhere(everywhere: boolean): Promise<void> {
    this.everywhere = everywhere
    await this.search(this.searched)
  }

  /** Requests a page of results. @param everywhere true for all cities of the shop */
  private query(keyword: string, offset: number, length: number, everywhere: boolean, options: CallOptions) {
    const { cityId, position } = this.deps.stores.city
    const city = everywhere ? {} : { cityId }
    return this.deps.client.call(
      searchShows,
      { pageType: 'SEARCH', keyword, ...city, ...position, offset, length },
      options,
    )
  }

  private async fetch(offset: number): Promise<FetchedPage<ShowCard>> {
    if (offset === 0) this.deps.stores.history.addKeyword(this.searched)
    const page = await this.query(this.searched, offset, PAGE, this.everywhere, pageOptions(offset))
    runInAction(() => {
      if (offset > 0) return
      this.total = page.total
      this.corrected = page.corrected
    })
    if (offset === 0 && !this.everywhere) void this.lookElsewhere(this.searched, page.total)
    return page
  }

  /** Counts the results in other cities. If the request fails, the count is not shown. */
  private async lookElsewhere(keyword: string, here: number): Promise<void> {
    const page = await this.query(keyword, 0, 1, true, { silent: true, importance: 'low' }).catch(() => null)
    runInAction(() => {
      if (page && this.searched === keyword && !this.everywhere) this.elsewhere = Math.max(0, page.total - here)
    })
  }
}
