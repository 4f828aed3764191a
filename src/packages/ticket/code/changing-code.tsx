import { Image } from '@tarojs/components'
import { useMemo } from 'react'
import { ChangeRing } from '@/components/code/change-ring'
import { useSecond } from '@/components/code/use-second'
import { useTexts } from '@/components/texts'
import { codePicture } from '@/domain/ticket/code-picture'
import { rotatingCode, type TicketKey } from '@/domain/ticket/gate-code'
import { CODE_WINDOW, codeWindow, windowLeft } from '@/domain/ticket/one-time-code'
import { ticketTexts } from '@/locales/namespaces/ticket'

interface ChangingCodeProps {
  ticketId: string
  ticketKey: TicketKey
  /** Which ticket this is, from 1. */
  number: number
  /** Size of the code. */
  className: string
}

/**
 * The code of the present time window, made on this device, and its remaining seconds. Needs no network. With reduced
 * motion, the seconds are shown without the ring.
 */
export function ChangingCode({ ticketId, ticketKey, number, className }: ChangingCodeProps) {
  const t = useTexts(ticketTexts)
  const now = useSecond()
  const window = codeWindow(now)
  const picture = useMemo(() => codePicture(rotatingCode(ticketId, ticketKey, window)), [ticketId, ticketKey, window])
  return (
    <>
      <Image
        className={className}
        src={picture}
        mode="aspectFit"
        ariaLabel={t('detail.changingLabel', { number, seconds: CODE_WINDOW / 1000 })}
      />
      <ChangeRing left={windowLeft(now)} of={CODE_WINDOW} text={(seconds) => t('detail.changesIn', { seconds })} />
    </>
  )
}
