import { makeAutoObservable, observable } from 'mobx'
import { backendCategories, type Category } from '@/api/category'
import { searchShows, type ShowDay, showCalendar } from '@/api/search'
import type { ShowCard } from '@/api/show-card'
import { type FetchedPage, pageOptions, type PagedList } from '@/components/lists/paged-list'
import type { SharedResource } from '@/components/screen/shared-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { rangeOf } from '@/domain/schedule/date-range'
import { localDate, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { DEFAULT_CITY } from '@/domain/default-city'
import { monthOf } from '@/domain/schedule/month-grid'
import type { RouteParams } from '@/router/table/table'
import {
  ALL,
  type ListFilter,
  mayLeaveCalendar,
  type Narrowing,
  narrowings,
  OPEN_FILTER,
  readFilter,
  startsWithCalendar,
  without,
  writeFilter,
  writeView,
} from './list-filter'

/** Number of shows per page (shell §9). */
const PAGE = 20
/** Maximum age of the calendar's data, ms. */
const CALENDAR_STALE_TIME = 60_000

/** Model of the list of all shows in the city, with filters and sort order. */
export class ListModel {
  filter: ListFilter
  /** True if the month calendar is shown above the shows. */
  calendar: boolean
  /** True if the visitor can switch between list and calendar. The target of a banner can forbid switching. */
  switches: boolean
  /** Total number of shows that match the filter; set when the first page loads. */
  total = 0
  readonly shows: PagedList<ShowCard>
  readonly categories: SharedResource<Category[]>
  /** Days that have shows in the calendar's month. Days can be selected even before this data has loaded. */
  readonly days: SharedResource<ShowDay[]>
  /**
   * Displayed month of the calendar, such as `2026-12`; null while the calendar is closed. The month is a separate
   * observable, because the query reads it during construction.
   */
  private readonly month = observable.box<string | null>(null)

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'stores' | 'clock' | 'screen'>,
    params: RouteParams<'all'>,
  ) {
    const { screen, stores } = deps
    this.filter = readFilter(params)
    this.calendar = startsWithCalendar(params)
    this.switches = !this.calendar || mayLeaveCalendar(params)
    this.enterCity(params)
    // The list is not reloaded when the screen is shown again, because a reload starts with the first page and would
    // lose the scroll position.
    const rules = { staleTime: Infinity }
    this.shows = screen.list(
      (offset) => this.fetch(offset),
      ({ showId }) => showId,
      rules,
    )
    this.categories = screen.query(backendCategories, { level: 2 }, rules)
    this.days = screen.query(showCalendar, () => ({ month: this.month.get() ?? monthOf(this.today), ...this.query }), {
      options: { silent: true },
      when: () => this.month.get() !== null,
      staleTime: CALENDAR_STALE_TIME,
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(
      () => [this.filter, stores.city.cityId],
      () => void this.shows.replace(),
    )
  }

  get narrowings(): Narrowing[] {
    return narrowings(this.filter)
  }

  /** Today's date in the merchant's time zone, `YYYY-MM-DD`. */
  get today(): string {
    return localDate(this.deps.clock.now(), SHOP_OFFSET)
  }

  /** True while the list still displays the shows of the previous filter. */
  get stale(): boolean {
    return this.shows.loaded && this.shows.loading === 'first'
  }

  /** Parameters of the address. With them, a reload, a shared link and going back show the same list. */
  get address(): Record<string, string> {
    const filter = { ...writeFilter(this.filter), ...writeView(this) }
    const { cityId } = this.deps.stores.city
    const named = cityId !== DEFAULT_CITY || Object.keys(filter).length > 0
    return named ? { ...filter, cityId } : filter
  }

  /** Returns the first shows of a day in the calendar's month. */
  showsOn(date: string | undefined): ShowDay['shows'] {
    return this.days.value?.find((day) => day.date === date)?.shows ?? []
  }

  /**
   * Shows the month calendar above the shows, or only the list. When the calendar is closed, selected days are no
   * longer a filter.
   */
  setCalendar(calendar: boolean): void {
    this.calendar = calendar
    if (!calendar) this.removeFilter('dates')
  }

  /** Sets the displayed month; null when the calendar closes. */
  setMonth(month: string | null): void {
    this.month.set(month)
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

  /**
   * Applies the parameters of a link to this tab. If there are no parameters, the tab was only shown again and nothing
   * changes.
   */
  applyParams(params: RouteParams<'all'>): void {
    if (Object.keys(params).length === 0) return
    this.filter = readFilter(params)
    this.calendar = startsWithCalendar(params)
    this.switches = !this.calendar || mayLeaveCalendar(params)
    this.enterCity(params)
  }

  /** City, keyword and category for the requests of the list and of its calendar. */
  private get query() {
    const { category, keyword } = this.filter
    return {
      cityId: this.deps.stores.city.cityId,
      ...(keyword && { keyword }),
      ...(category !== ALL && { backendCategoryCode: category }),
    }
  }

  private enterCity({ cityId }: RouteParams<'all'>): void {
    if (cityId) void this.deps.stores.city.enterCity(cityId)
  }

  private async fetch(offset: number): Promise<FetchedPage<ShowCard>> {
    const { dates, sort } = this.filter
    const range = rangeOf(dates, this.today)
    const page = await this.deps.client.call(
      searchShows,
      {
        pageType: this.calendar ? 'CALENDAR' : 'SHOW_LIST',
        offset,
        length: PAGE,
        ...this.query,
        ...this.deps.stores.city.position,
        sortType: sort,
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
