import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import type { LinkTo } from '@/router/link-to'

interface WayNoticeProps {
  /** What can be done instead; null for nothing. */
  way: { text: string; to: LinkTo } | null
  /** It is no fault: something was done already. */
  quiet?: boolean
  children: string
}

/** Why something cannot be done, with what can be done instead. */
export function WayNotice({ way, quiet = false, children }: WayNoticeProps) {
  const button = way && (
    <Button kind="secondary" size="s" to={way.to}>
      {way.text}
    </Button>
  )
  return (
    <Notice tone={quiet ? 'info' : 'notice'} action={button}>
      {children}
    </Notice>
  )
}
