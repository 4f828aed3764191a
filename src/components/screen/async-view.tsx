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
  /** Content for "not found". Without it, "not found" is shown as a failure. */
  missing?: ReactNode
  /** Handler of "try again", if it must load more than this resource. */
  onRetry?: () => unknown
  /**
   * True inside a card or a sheet. Loading does not affect the screen's progress line, and a failure is drawn small.
   */
  compact?: boolean
  /** Notice for a value that could not be reloaded; a general sentence by default. */
  stale?: string
  /** Hint shown offline if no value is stored; a general hint by default. */
  offlineHint?: string
  children: (value: T) => ReactNode
}

/**
 * Draws a resource in all its states: placeholder, not found, error with "try again", content, and content with a stale
 * notice. If one component serves as placeholder and content, it stays mounted when the value arrives.
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
