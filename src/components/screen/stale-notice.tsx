import { useTexts } from '../texts'
import { Button } from '../ui/button/button'
import { Notice } from '../ui/notice/notice'

export interface StaleNoticeProps {
  /** Reloads the content. */
  onRetry: () => unknown
  /** Text of the notice; a general sentence by default. */
  children?: string
}

/** Draws a notice for content that could not be reloaded. */
export function StaleNotice({ onRetry, children }: StaleNoticeProps) {
  const t = useTexts()
  return (
    <Notice
      tone="notice"
      action={
        <Button kind="secondary" size="s" onClick={onRetry}>
          {t('button.retry')}
        </Button>
      }
    >
      {children ?? t('request.stale')}
    </Notice>
  )
}
