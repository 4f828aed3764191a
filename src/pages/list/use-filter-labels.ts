import { SORT_TYPES, type SortType } from '@/api/search'
import { useTexts } from '@/components/texts'
import { DATE_PRESETS, type DateChoice } from '@/domain/schedule/date-range'
import { formatTime } from '@/domain/schedule/local-time'
import { ALL, type Narrowing } from './list-filter'
import type { ListModel } from './list.model'

export interface FilterLabel<Value extends string> {
  value: Value
  text: string
}

/** Converts labels to the options of a selection. */
export const choiceOptions = <Value extends string>(labels: readonly FilterLabel<Value>[]) =>
  labels.map(({ value, text }) => ({ value, content: text }))

/** Returns the labels of the filter: the options and the selection. Call it inside an observer. */
export function useFilterLabels({ categories, filter }: ListModel) {
  const t = useTexts()
  const textOfSort: Record<SortType, string> = {
    RECOMMEND: t('list.sortBy.recommended'),
    NEW: t('list.sortBy.new'),
    HOT: t('list.sortBy.hot'),
    SELECTED: t('list.sortBy.editor'),
    TIME: t('list.sortBy.soonest'),
    PRICE: t('list.sortBy.cheapest'),
  }
  const dateLabels: FilterLabel<DateChoice['kind']>[] = [
    { value: 'any', text: t('list.allDates') },
    ...DATE_PRESETS.map((value) => ({ value, text: t(`list.range.${value}`) })),
    { value: 'dates', text: t('list.range.date') },
  ]
  const categoryLabels: FilterLabel<string>[] = (categories.value ?? []).map(({ code, displayName }) => ({
    value: code,
    // The label "All" would be ambiguous beside "all dates".
    text: code === ALL ? t('list.allCategories') : displayName,
  }))
  const day = (date: string): string => formatTime(Date.parse(`${date}T00:00:00Z`), 0, t('date.pattern.monthDay'))
  const datesChosen = (dates: DateChoice): string => {
    if (dates.kind === 'any') return t('list.allDates')
    if (dates.kind !== 'dates') return t(`list.range.${dates.kind}`)
    return dates.from === dates.to ? day(dates.from) : t('list.dates', { from: day(dates.from), to: day(dates.to) })
  }
  const chosen: Record<Narrowing | 'sort', string> = {
    category: categoryLabels.find(({ value }) => value === filter.category)?.text ?? t('list.allCategories'),
    dates: datesChosen(filter.dates),
    keyword: t('list.keyword', { keyword: filter.keyword }),
    sort: textOfSort[filter.sort],
  }
  return {
    categoryLabels,
    dateLabels,
    sortLabels: SORT_TYPES.map((value) => ({ value, text: textOfSort[value] })),
    chosen,
  }
}
