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
 * Page that sends the search: list, calendar, search screen, venue, or fast-selling shows. The values are not in the
 * specification.
 */
export type SearchPageType = 'SHOW_LIST' | 'CALENDAR' | 'SEARCH' | 'VENUE' | 'HOT_BUY'

export interface SearchParams {
  keyword?: string
  pageType?: SearchPageType
  /** Number of entries to skip; a page has 20 entries (shell §9). */
  offset: number
  length: number
  /** Dates `yyyy-MM-dd` in each show's time zone, both included. */
  startDate?: string
  endDate?: string
  cityId?: string
  lat?: number
  lng?: number
  backendCategoryCode?: string
  sortType?: SortType
  /**
   * Filter for the upcoming shows of one venue, by date unless `sortType` is set. The field is not in the
   * specification.
   */
  venueId?: string
}

/** A page of search results. */
export interface FoundShows extends w.Page<ShowCard> {
  /**
   * Correction of a misspelled keyword; '' if the keyword itself has results. The field is not in the specification.
   */
  corrected: string
}

/** Returns shows by category, date and keyword, in a sort order. Source: shell §7, home. */
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

/**
 * Returns popular keywords. The path is not in the specification: the specification names hot searches without a call.
 */
export const hotKeywords = get<NoParams & { cityId?: string }, string[]>('home/pub/v3/show_list/hot_keywords', {
  auth: 'public',
  importance: 'low',
  read: w.reader(w.list(w.text())),
})

const showDay = v.object({
  /** Date `yyyy-MM-dd` in the time zone of the shows. */
  date: v.pipe(v.string(), v.nonEmpty()),
  count: w.number(),
  /** Lowest price of the day with all known fees, fen; null if unknown. */
  minPriceInfo: w.priceParts,
  /** First shows of the day. */
  shows: w.list(v.object({ showId: v.pipe(v.string(), v.nonEmpty()), showName: w.showTitle() })),
})
/** A day with shows. */
export type ShowDay = v.InferOutput<typeof showDay>

/**
 * Returns the days of a month (`yyyy-MM`) with shows. The path is not in the specification: the specification has no
 * calendar of a month.
 */
export const showCalendar = get<
  { month: string; keyword?: string; cityId?: string; backendCategoryCode?: string },
  ShowDay[]
>('home/pub/v3/show_list/calendar', { auth: 'public', importance: 'low', read: w.reader(w.list(showDay)) })
