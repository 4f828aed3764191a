import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { backendCategories, type Category } from '@/api/category'
import { searchShows } from '@/api/search'
import type { ShowCard } from '@/api/show-card'
import { Loadable } from '@/components/loading/loadable'
import { type FetchedPage, pageOptions, PagedList } from '@/components/lists/paged-list'
import type { Services } from '@/components/services'
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
  readonly categories: Loadable<Category[]>
  private readonly disposers: (() => void)[]

  constructor(
    private readonly deps: Pick<Services, 'client' | 'stores' | 'clock'>,
    params: RouteParams<'all'>,
  ) {
    const { client, stores } = deps
    this.filter = readFilter(params)
    this.shows = new PagedList(
      (offset) => this.fetch(offset),
      ({ showId }) => showId,
    )
    this.categories = new Loadable(() => client.call(backendCategories, { level: 2 }))
    makeAutoObservable<this, 'deps' | 'disposers'>(
      this,
      { deps: false, disposers: false, filter: observableRef },
      { autoBind: true },
    )
    this.disposers = [
      reaction(
        () => [this.filter, stores.shop.cityId, stores.preferences.language],
        () => void this.shows.replace(),
      ),
      reaction(
        () => stores.preferences.language,
        () => void this.categories.load(),
      ),
    ]
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

  async load(): Promise<void> {
    await Promise.all([this.shows.reload(), this.categories.load()])
  }

  change(part: Partial<ListFilter>): void {
    this.filter = { ...this.filter, ...part }
  }

  takeOff(part: Narrowing): void {
    this.filter = without(this.filter, part)
  }

  clear(): void {
    this.filter = { ...OPEN_FILTER, sort: this.filter.sort }
  }

  /** Another screen asked for something in particular; no parameters mean that the tab was merely opened again. */
  take(params: RouteParams<'all'>): void {
    if (Object.keys(params).length > 0) this.filter = readFilter(params)
  }

  dispose(): void {
    this.disposers.forEach((dispose) => dispose())
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
