import * as v from 'valibot'
import { get, type NoParams } from '@/request/call'
import { type ShowCard, showCard } from './show-card'
import * as w from './wire'

export const SORT_TYPES = ['RECOMMEND', 'NEW', 'HOT', 'SELECTED', 'TIME', 'PRICE'] as const
/**
 * Recommended, newest, hottest, editor's picks (domain §2). This project's values are TIME (the soonest first) and
 * PRICE (the cheapest first).
 */
export type SortType = (typeof SORT_TYPES)[number]

/**
 * Page of a search: the list, a calendar, the search screen, a venue's page, what sells fast. The values are this
 * project's.
 */
export type SearchPageType = 'SHOW_LIST' | 'CALENDAR' | 'SEARCH' | 'VENUE' | 'HOT_BUY'

export interface SearchParams {
  keyword?: string
  pageType?: SearchPageType
  /** Entries to skip; a page is 20 (shell §9). */
  offset: number
  length: number
  /** Dates `yyyy-MM-dd` on each show's own clock, both included. */
  startDate?: string
  endDate?: string
  cityId?: string
  lat?: number
  lng?: number
  backendCategoryCode?: string
  sortType?: SortType
  /** Upcoming shows of one venue, the next first unless `sortType` differs. The field is this project's. */
  venueId?: string
}

/** A page of search results. */
export interface FoundShows extends w.Page<ShowCard> {
  /**
   * The corrected name of a misspelt keyword; '' if the keyword has results of its own. The field is this project's.
   */
  corrected: string
}

/** Returns shows by category, date, keyword and order. Source: shell §7, home. */
export const searchShows = get<SearchParams, FoundShows>('home/pub/v3/show_list/search', {
  auth: 'public',
  importance: 'high',
  read: w.pageReader(showCard, { corrected: w.text() }),
})

/** Returns shows that the merchant recommends. Source: shell §7, home. */
export const recommendedShows = get<
  {
    length?: number
    offset?: number
    backendCategoryCode?: string
    isHomePageRecommend?: boolean
    isFavoriteListPageRecommend?: boolean
    cityId?: string
  },
  w.Page<ShowCard>
>('home/pub/v3/show/recommend', { auth: 'public', importance: 'low', read: w.pageReader(showCard) })

/** Returns popular keywords. The path is this project's: the specification names hot searches without a call. */
export const hotKeywords = get<NoParams & { cityId?: string }, string[]>('home/pub/v3/show_list/hot_keywords', {
  auth: 'public',
  importance: 'low',
  read: w.reader(w.list(w.text())),
})

const showDay = v.object({
  /** `yyyy-MM-dd` on the clock of its shows. */
  date: v.pipe(v.string(), v.nonEmpty()),
  count: w.number(),
  /** The lowest price of that day with its known fees, fen; null if unknown. */
  minPriceInfo: w.priceParts,
  /** First shows of the day. */
  shows: w.list(v.object({ showId: v.pipe(v.string(), v.nonEmpty()), showName: w.showTitle() })),
})
/** A day with shows. */
export type ShowDay = v.InferOutput<typeof showDay>

/**
 * Returns the days of a month (`yyyy-MM`) with shows. The path is this project's: the specification has no calendar of
 * a month.
 */
export const showCalendar = get<
  { month: string; keyword?: string; cityId?: string; backendCategoryCode?: string },
  ShowDay[]
>('home/pub/v3/show_list/calendar', { auth: 'public', importance: 'low', read: w.reader(w.list(showDay)) })
