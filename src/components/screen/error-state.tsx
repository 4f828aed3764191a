import { useTexts } from '../texts'
import { Empty } from '../ui/empty/empty'
import { failureMessage, isOffline } from './failure-message'

export interface ErrorStateProps {
  error: unknown
  onRetry: () => unknown
  /** True inside a card or a sheet, false on a page. */
  compact?: boolean
  /** Hint shown offline; a general hint by default. */
  offlineHint?: string
}

/** Draws a failed load without content: the reason, and "try again". */
export function ErrorState({ error, onRetry, compact, offlineHint }: ErrorStateProps) {
  const t = useTexts()
  const { scene, message, key, hint } = failureMessage(error)
  return (
    <Empty
      scene={scene}
      sentence={message || t(key)}
      hint={(isOffline(error) && offlineHint) || (hint && !message ? t(hint) : undefined)}
      action={{ text: t('button.retry'), onClick: onRetry }}
      compact={compact}
    />
  )
}
