import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { useScreenLoading } from '@/router/screen-loading'
import { ErrorState } from './error-state'
import { isMissing } from './failure-message'
import type { Resource } from './async-resource'
import { StaleNotice } from './stale-notice'

export interface AsyncViewProps<T> {
  of: Pick<Resource<T>, 'value' | 'error' | 'status' | 'load'>
  /** Placeholder in the shape of the content. */
  skeleton: ReactNode
  /** Content for "not found"; without it that is an ordinary failure. */
  missing?: ReactNode
  /** "Try again", if it must load more than this resource. */
  onRetry?: () => unknown
  /**
   * True inside a card or a sheet. Loading does not affect the screen's progress line, and a failure is drawn small.
   */
  compact?: boolean
  /** Notice for a value that could not be reloaded; a general sentence by default. */
  stale?: string
  /** Hint without a network and a stored value; a general hint by default. */
  offlineHint?: string
  children: (value: T) => ReactNode
}

/**
 * The states of a resource: skeleton, not found, failed with "try again", ready, and ready with a stale notice. A
 * component that is both the skeleton and the content stays mounted when the value arrives.
 */
export const AsyncView = observer(
  <T,>({ of, skeleton, missing, onRetry, compact, stale, offlineHint, children }: AsyncViewProps<T>) => {
    useScreenLoading(!compact && of.status === 'loading')
    const retry = onRetry ?? of.load
    if (of.status === 'failed') {
      if (missing && isMissing(of.error)) return missing
      return <ErrorState error={of.error} onRetry={retry} compact={compact} offlineHint={offlineHint} />
    }
    return (
      <>
        {of.value !== null && of.error !== null && <StaleNotice onRetry={retry}>{stale}</StaleNotice>}
        {of.value === null ? skeleton : children(of.value)}
      </>
    )
  },
)
