import { makeAutoObservable } from 'mobx'
import { backendCategories, type Category } from '@/api/category'
import { searchShows } from '@/api/search'
import type { ShowCard } from '@/api/show-card'
import { type FetchedPage, pageOptions, type PagedList } from '@/components/lists/paged-list'
import type { SharedResource } from '@/components/screen/shared-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { rangeOf } from '@/domain/schedule/date-range'
import { localDate } from '@/domain/schedule/local-time'
import type { RouteParams } from '@/router/table/table'
import { ALL, type ListFilter, type Narrowing, narrowings, OPEN_FILTER, readFilter, without } from './list-filter'

/** Entries a page (shell §9). */
const PAGE = 20
/** Minutes: the merchant's own clock, by which its dates are meant. */
const SHOP_OFFSET = 480

/** All shows of the city, narrowed and ordered. */
export class ListModel {
  filter: ListFilter
  /** How many shows fit the filter; known with the first page. */
  total = 0
  readonly shows: PagedList<ShowCard>
  readonly categories: SharedResource<Category[]>

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'stores' | 'clock' | 'screen'>,
    params: RouteParams<'all'>,
  ) {
    const { screen, stores } = deps
    this.filter = readFilter(params)
    // A reload starts with the first page and would move the position that a visitor returns to.
    const rules = { staleTime: Infinity }
    this.shows = screen.list(
      (offset) => this.fetch(offset),
      ({ showId }) => showId,
      rules,
    )
    this.categories = screen.query(backendCategories, { level: 2 }, rules)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(
      () => [this.filter, stores.shop.cityId],
      () => void this.shows.replace(),
    )
  }

  get narrowings(): Narrowing[] {
    return narrowings(this.filter)
  }

  /** Today at the merchant, `YYYY-MM-DD`. */
  get today(): string {
    return localDate(this.deps.clock.now(), SHOP_OFFSET)
  }

  /** Shows of another filter are still shown while the new ones are on their way. */
  get stale(): boolean {
    return this.shows.loaded && this.shows.loading === 'first'
  }

  change(part: Partial<ListFilter>): void {
    this.filter = { ...this.filter, ...part }
  }

  removeFilter(part: Narrowing): void {
    this.filter = without(this.filter, part)
  }

  clear(): void {
    this.filter = { ...OPEN_FILTER, sort: this.filter.sort }
  }

  /** Applies the parameters of another screen; without parameters the tab was only opened again. */
  applyParams(params: RouteParams<'all'>): void {
    if (Object.keys(params).length > 0) this.filter = readFilter(params)
  }

  private async fetch(offset: number): Promise<FetchedPage<ShowCard>> {
    const { category, dates, keyword, sort } = this.filter
    const range = rangeOf(dates, this.today)
    const page = await this.deps.client.call(
      searchShows,
      {
        offset,
        length: PAGE,
        cityId: this.deps.stores.shop.cityId,
        sortType: sort,
        ...(keyword && { keyword }),
        ...(category !== ALL && { backendCategoryCode: category }),
        ...(range && { startDate: range.from, endDate: range.to }),
      },
      pageOptions(offset),
    )
    if (offset === 0) this.setTotal(page.total)
    return page
  }

  private setTotal(total: number): void {
    this.total = total
  }
}
