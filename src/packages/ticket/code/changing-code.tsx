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
  /** Number of the ticket within its voucher, from 1. */
  number: number
  /** Class that sets the size of the code. */
  className: string
}

/**
 * Draws the code for the current time window, and the seconds until it changes. This device calculates the code without
 * a network. If reduced motion is preferred, draws the seconds without the progress ring.
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
