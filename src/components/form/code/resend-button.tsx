import { formTexts } from '@/locales/namespaces/form'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import { useCountdown } from '../../ui/countdown/use-countdown'

export interface ResendButtonProps {
  /** Earliest time of the next request, epoch ms. */
  from: number
  /** True before the first code. */
  isFirst?: boolean
  onResend: () => Promise<void>
}

/** Draws a button that requests another code. Shows the remaining seconds while a request is not possible. */
export function ResendButton({ from, isFirst, onResend }: ResendButtonProps) {
  const t = useTexts(formTexts)
  const { minutes, seconds, over } = useCountdown(from, { hideHours: true })
  return (
    <Button kind="quiet" size="m" disabled={!over} onClick={onResend}>
      {over ? t(isFirst ? 'code.get' : 'code.again') : t('code.wait', { seconds: minutes * 60 + seconds })}
    </Button>
  )
}
