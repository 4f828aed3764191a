import { useTexts } from '../texts'
import { Empty } from '../ui/empty/empty'
import { failureMessage } from './failure-message'

export interface ErrorStateProps {
  error: unknown
  onRetry: () => unknown
  /** Inside a card or sheet rather than on a page. */
  compact?: boolean
}

/** A load that failed with nothing to show: why, and "try again". */
export function ErrorState({ error, onRetry, compact }: ErrorStateProps) {
  const t = useTexts()
  const { scene, message, key, hint } = failureMessage(error)
  return (
    <Empty
      scene={scene}
      sentence={message || t(key)}
      hint={hint && !message ? t(hint) : undefined}
      action={{ text: t('button.retry'), onClick: onRetry }}
      compact={compact}
    />
  )
}
