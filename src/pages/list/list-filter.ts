import { SORT_TYPES, type SortType } from '@/api/search'
import { ANY_DATE, type DateChoice, readDateChoice, writeDateChoice } from '@/domain/schedule/date-range'
import type { RouteParams } from '@/router/table/table'

/** Filter and sort order of the list. The city is not included, because `ListModel.address` adds it. */
export interface ListFilter {
  /** Code of a category; `ALL` for all categories. */
  category: string
  dates: DateChoice
  keyword: string
  sort: SortType
}

export const ALL = 'ALL'
export const OPEN_FILTER: ListFilter = { category: ALL, dates: ANY_DATE, keyword: '', sort: 'RECOMMEND' }

/** Parts of the filter that the visitor can remove one by one. */
export type Narrowing = 'category' | 'dates' | 'keyword'

/** Reads the filter from the screen's parameters. If a parameter is absent, its part of the filter is not set. */
export const readFilter = (params: RouteParams<'all'>): ListFilter => ({
  category: params.categoryId || params.showType || ALL,
  dates: readDateChoice(params.showCalendar ?? ''),
  keyword: params.keyword?.trim() ?? '',
  sort: SORT_TYPES.find((type) => type === params.sortType) ?? 'RECOMMEND',
})

/** Writes the filter as parameters, so that a reload or a link shows the same list. Omits parts that are not set. */
export const writeFilter = ({ category, dates, keyword, sort }: ListFilter): Record<string, string> => ({
  ...(category !== ALL && { categoryId: category }),
  ...(dates.kind !== 'any' && { showCalendar: writeDateChoice(dates) }),
  ...(keyword && { keyword }),
  ...(sort !== 'RECOMMEND' && { sortType: sort }),
})

const IS_ON = /^(1|true)$/

/**
 * Returns true if a banner opens the list with the month calendar (shell §2, `showCalendar`). If `showCalendar`
 * contains dates instead, they are only a filter.
 */
export const startsWithCalendar = ({ showCalendar = '' }: RouteParams<'all'>): boolean => IS_ON.test(showCalendar)

/**
 * Returns the value of `supportListSwitch`: true if the visitor can switch from the calendar to the list. The default
 * is true.
 */
export const mayLeaveCalendar = ({ supportListSwitch = 'true' }: RouteParams<'all'>): boolean =>
  IS_ON.test(supportListSwitch)

/**
 * Writes the view as parameters: the calendar if no days are selected, and whether the visitor can switch to the list.
 */
export const writeView = (view: {
  filter: ListFilter
  calendar: boolean
  switches: boolean
}): Record<string, string> => ({
  ...(view.calendar && view.filter.dates.kind === 'any' && { showCalendar: 'true' }),
  ...(view.calendar && !view.switches && { supportListSwitch: 'false' }),
})

/** Returns the active parts of the filter, in the order of the filter bar. */
export const narrowings = ({ category, dates, keyword }: ListFilter): Narrowing[] => [
  ...(keyword ? (['keyword'] as const) : []),
  ...(category !== ALL ? (['category'] as const) : []),
  ...(dates.kind !== 'any' ? (['dates'] as const) : []),
]

/** Returns the filter without one of its parts. */
export const without = (filter: ListFilter, part: Narrowing): ListFilter => ({ ...filter, [part]: OPEN_FILTER[part] })
