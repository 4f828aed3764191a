import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { useScreenLoading } from '@/router/screen-loading'
import { ErrorState } from '../screen/error-state'
import { isMissing } from '../screen/failure-message'
import { StaleNotice } from '../screen/stale-notice'
import { Section } from '../ui/section/section'
import { ListEnd } from './list-end'
import styles from './list-view.module.scss'
import type { PagedList } from './paged-list'
import { VirtualList } from './virtual-list'

export interface ListViewProps<T> {
  list: PagedList<T>
  keyOf: (item: T) => string
  /** The class that lays out the entries. */
  className: string
  /** Number of columns on phones; 1 by default. */
  columns?: number
  /** Placeholders of the first page, and of the next page unless `nextSkeleton` is given. */
  skeleton: ReactNode
  nextSkeleton?: ReactNode
  /** Content of an empty list: the reason and an action. */
  empty: ReactNode
  /** Content for "not found". Without it, "not found" is shown as a failure. */
  missing?: ReactNode
  /** Accessible name. With a name, screen readers announce a list. */
  label?: string
  /**
   * Returns the heading of an item's group. Items of a group must be adjacent; each group is drawn as a list of its
   * own.
   */
  groupOf?: ((item: T) => string) | undefined
  /** True inside a card or a sheet. The screen's progress bar then ignores the list, and an error is drawn small. */
  compact?: boolean
  children: (item: T, index: number) => ReactNode
}

/** Returns the groups of items in order, with the position of their first item. */
const groupsOf = <T,>(items: readonly T[], groupOf: (item: T) => string) => {
  const groups: { title: string; from: number; items: T[] }[] = []
  for (const [at, item] of items.entries()) {
    const title = groupOf(item)
    const last = groups[groups.length - 1]
    if (last?.title === title) last.items.push(item)
    else groups.push({ title, from: at, items: [item] })
  }
  return groups
}

/**
 * Draws a paged list in all its states: placeholders, error, empty, entries, loading or failure of the next page, and
 * the end.
 */
export const ListView = observer(<T,>(props: ListViewProps<T>) => {
  const { list, keyOf, className, columns, skeleton, nextSkeleton, empty, missing, label, groupOf, compact, children } =
    props
  useScreenLoading(!compact && list.status === 'loading')
  if (list.status === 'failed' && missing && isMissing(list.error)) return missing
  if (list.status === 'failed') return <ErrorState error={list.error} onRetry={list.reload} compact={compact} />
  if (!list.loaded) return <View ariaHidden>{skeleton}</View>
  if (list.empty) return empty
  const entriesOf = (items: readonly T[], from: number, name: string | undefined) => {
    const entries = (
      <VirtualList items={items} keyOf={keyOf} className={className} columns={columns}>
        {(item, at) => children(item, from + at)}
      </VirtualList>
    )
    return name ? (
      <View role="list" ariaLabel={name}>
        {entries}
      </View>
    ) : (
      entries
    )
  }
  return (
    <>
      {list.reloadFailed && <StaleNotice onRetry={list.reload} />}
      {groupOf
        ? groupsOf(list.items, groupOf).map(({ title, from, items }) => (
            <Section key={title} className={from === 0 ? styles.firstGroup : undefined} title={title}>
              {entriesOf(items, from, title)}
            </Section>
          ))
        : entriesOf(list.items, 0, label)}
      <ListEnd list={list} skeleton={nextSkeleton ?? skeleton} />
    </>
  )
})
