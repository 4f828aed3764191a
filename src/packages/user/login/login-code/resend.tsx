import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { useCountdown } from '@/components/ui/countdown/use-countdown'
import { userTexts } from '@/locales/namespaces/user'

/** Asks for another code, and says how long until it may. `from` in epoch ms. */
export function Resend({ from, onResend }: { from: number; onResend: () => Promise<void> }) {
  const t = useTexts(userTexts)
  const { minutes, seconds, over } = useCountdown(from, { hideHours: true })
  return (
    <Button kind="quiet" size="m" disabled={!over} onClick={onResend}>
      {over ? t('loginCode.again') : t('code.wait', { seconds: minutes * 60 + seconds })}
    </Button>
  )
}
