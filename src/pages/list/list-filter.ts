import { SORT_TYPES, type SortType } from '@/api/search'
import { ANY_DATE, type DateChoice, readDateChoice, writeDateChoice } from '@/domain/schedule/date-range'
import type { RouteParams } from '@/router/table/table'

/** What the list is narrowed to, and its order. The city is the shop's, see `ListModel.address`. */
export interface ListFilter {
  /** A category's code; ALL for every one. */
  category: string
  dates: DateChoice
  keyword: string
  sort: SortType
}

export const ALL = 'ALL'
export const OPEN_FILTER: ListFilter = { category: ALL, dates: ANY_DATE, keyword: '', sort: 'RECOMMEND' }

/** Parts of the filter that can be taken off one by one. */
export type Narrowing = 'category' | 'dates' | 'keyword'

/** Reads the screen's parameters; absent ones do not filter. */
export const readFilter = (params: RouteParams<'all'>): ListFilter => ({
  category: params.categoryId || params.showType || ALL,
  dates: readDateChoice(params.showCalendar ?? ''),
  keyword: params.keyword?.trim() ?? '',
  sort: SORT_TYPES.find((type) => type === params.sortType) ?? 'RECOMMEND',
})

/** The filter as parameters, so that a reload or a link shows the same; what is open is left out. */
export const writeFilter = ({ category, dates, keyword, sort }: ListFilter): Record<string, string> => ({
  ...(category !== ALL && { categoryId: category }),
  ...(dates.kind !== 'any' && { showCalendar: writeDateChoice(dates) }),
  ...(keyword && { keyword }),
  ...(sort !== 'RECOMMEND' && { sortType: sort }),
})

const IS_ON = /^(1|true)$/

/** A banner's calendar list (shell §2, `showCalendar`) opens with the month; dates in it only filter. */
export const startsWithCalendar = ({ showCalendar = '' }: RouteParams<'all'>): boolean => IS_ON.test(showCalendar)

/** `supportListSwitch`: whether a calendar list offers the list instead. Absent is yes. */
export const mayLeaveCalendar = ({ supportListSwitch = 'true' }: RouteParams<'all'>): boolean =>
  IS_ON.test(supportListSwitch)

/** The view as parameters: a calendar whose days are not chosen yet, and whether it may be left. */
export const writeView = (view: {
  filter: ListFilter
  calendar: boolean
  switches: boolean
}): Record<string, string> => ({
  ...(view.calendar && view.filter.dates.kind === 'any' && { showCalendar: 'true' }),
  ...(view.calendar && !view.switches && { supportListSwitch: 'false' }),
})

/** What narrows the list, in the order of the filter bar. */
export const narrowings = ({ category, dates, keyword }: ListFilter): Narrowing[] => [
  ...(keyword ? (['keyword'] as const) : []),
  ...(category !== ALL ? (['category'] as const) : []),
  ...(dates.kind !== 'any' ? (['dates'] as const) : []),
]

/** The filter with one part taken off. */
export const without = (filter: ListFilter, part: Narrowing): ListFilter => ({ ...filter, [part]: OPEN_FILTER[part] })
