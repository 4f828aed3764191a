import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { useScreenLoading } from '@/router/screen-loading'
import { ErrorState } from './error-state'
import { isMissing } from './failure-message'
import type { Resource } from './async-resource'
import { StaleNotice } from './stale-notice'

export interface AsyncViewProps<T> {
  of: Pick<Resource<T>, 'value' | 'error' | 'status' | 'load'>
  /** In the shape of what comes. */
  skeleton: ReactNode
  /** Shown when the gateway has no such thing; without it that is a failure like any other. */
  missing?: ReactNode
  /** "Try again" where more than this resource is to be loaded. */
  onRetry?: () => unknown
  /** Inside a card or a sheet: the screen as a whole does not count as loading, and a failure is small. */
  compact?: boolean
  /** What the notice says of a value that could not be loaded again; a general sentence by default. */
  stale?: string
  /** What to do without a network where nothing is stored; a general hint by default. */
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
