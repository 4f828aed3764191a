import { SORT_TYPES, type SortType } from '@/api/search'
import { ANY_DATE, type DateChoice, readDateChoice, writeDateChoice } from '@/domain/schedule/date-range'
import type { RouteParams } from '@/router/table/table'

/** Filter and order of the list. The city is the shop's, see `ListModel.address`. */
export interface ListFilter {
  /** A category's code; ALL for every category. */
  category: string
  dates: DateChoice
  keyword: string
  sort: SortType
}

export const ALL = 'ALL'
export const OPEN_FILTER: ListFilter = { category: ALL, dates: ANY_DATE, keyword: '', sort: 'RECOMMEND' }

/** Parts of the filter that can be removed one by one. */
export type Narrowing = 'category' | 'dates' | 'keyword'

/** Reads the screen's parameters; absent ones do not filter. */
export const readFilter = (params: RouteParams<'all'>): ListFilter => ({
  category: params.categoryId || params.showType || ALL,
  dates: readDateChoice(params.showCalendar ?? ''),
  keyword: params.keyword?.trim() ?? '',
  sort: SORT_TYPES.find((type) => type === params.sortType) ?? 'RECOMMEND',
})

/** Writes the filter as parameters, so that a reload or a link shows the same; open parts are left out. */
export const writeFilter = ({ category, dates, keyword, sort }: ListFilter): Record<string, string> => ({
  ...(category !== ALL && { categoryId: category }),
  ...(dates.kind !== 'any' && { showCalendar: writeDateChoice(dates) }),
  ...(keyword && { keyword }),
  ...(sort !== 'RECOMMEND' && { sortType: sort }),
})

const IS_ON = /^(1|true)$/

/** Returns true if a banner's calendar list (shell §2, `showCalendar`) opens with the month; its dates only filter. */
export const startsWithCalendar = ({ showCalendar = '' }: RouteParams<'all'>): boolean => IS_ON.test(showCalendar)

/** Returns `supportListSwitch`: true if a calendar list also offers the list. Absent is true. */
export const mayLeaveCalendar = ({ supportListSwitch = 'true' }: RouteParams<'all'>): boolean =>
  IS_ON.test(supportListSwitch)

/** Writes the view as parameters: a calendar without selected days, and if it may be left. */
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

/** Removes one part of the filter. */
export const without = (filter: ListFilter, part: Narrowing): ListFilter => ({ ...filter, [part]: OPEN_FILTER[part] })
