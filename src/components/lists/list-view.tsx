import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { useScreenLoading } from '@/router/screen-loading'
import { ErrorState } from '../screen/error-state'
import { isMissing } from '../screen/failure-message'
import { StaleNotice } from '../screen/stale-notice'
import { ListEnd } from './list-end'
import type { PagedList } from './paged-list'
import { VirtualList } from './virtual-list'

export interface ListViewProps<T> {
  list: PagedList<T>
  keyOf: (item: T) => string
  /** The class that lays out the entries. */
  className: string
  /** Placeholders of the first page, and of the next one unless `nextSkeleton` is given. */
  skeleton: ReactNode
  nextSkeleton?: ReactNode
  /** Content of an empty list: the reason and an action. */
  empty: ReactNode
  /** Content for "not found"; without it that is an ordinary failure. */
  missing?: ReactNode
  /** A name makes it a list to screen readers. */
  label?: string
  /**
   * True inside a card or a sheet. Loading does not affect the screen's progress line, and a failure is drawn small.
   */
  compact?: boolean
  children: (item: T, index: number) => ReactNode
}

/**
 * Draws all states of a list that grows by pages: skeleton, failed, empty, entries, the next page, its failure, the
 * end.
 */
export const ListView = observer(<T,>(props: ListViewProps<T>) => {
  const { list, keyOf, className, skeleton, nextSkeleton, empty, missing, label, compact, children } = props
  useScreenLoading(!compact && list.status === 'loading')
  if (list.status === 'failed' && missing && isMissing(list.error)) return missing
  if (list.status === 'failed') return <ErrorState error={list.error} onRetry={list.reload} compact={compact} />
  if (!list.loaded) return <View ariaHidden>{skeleton}</View>
  if (list.empty) return empty
  const entries = (
    <VirtualList items={list.items} keyOf={keyOf} className={className}>
      {children}
    </VirtualList>
  )
  return (
    <>
      {list.reloadFailed && <StaleNotice onRetry={list.reload} />}
      {label ? (
        <View role="list" ariaLabel={label}>
          {entries}
        </View>
      ) : (
        entries
      )}
      <ListEnd list={list} skeleton={nextSkeleton ?? skeleton} />
    </>
  )
})
