import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { useScreenLoading } from '@/router/screen-loading'
import { ErrorState } from './error-state'
import { isNotFound } from './failure-message'
import type { Resource } from './async-resource'
import { StaleNotice } from './stale-notice'

export interface AsyncViewProps<T> {
  of: Pick<Resource<T>, 'value' | 'error' | 'status' | 'load'>
  /** In the shape of what comes. */
  skeleton: ReactNode
  /** Shown when the gateway has no such thing; without it that is a failure like any other. */
  missing?: ReactNode
  /** Inside a card or a sheet: the screen as a whole does not count as loading, and a failure is small. */
  compact?: boolean
  children: (value: T) => ReactNode
}

/** The states of what a screen loads: skeleton, missing, failed with "try again", shown, and shown although a reload failed. */
export const AsyncView = observer(<T,>({ of, skeleton, missing, compact, children }: AsyncViewProps<T>) => {
  useScreenLoading(!compact && of.status === 'loading')
  if (of.value !== null) {
    return (
      <>
        {of.error !== null && <StaleNotice onRetry={of.load} />}
        {children(of.value)}
      </>
    )
  }
  if (of.status !== 'failed') return skeleton
  if (missing && isNotFound(of.error)) return missing
  return <ErrorState error={of.error} onRetry={of.load} compact={compact} />
})
