import { Image } from '@tarojs/components'
import { useMemo } from 'react'
import { codePicture } from '@/domain/ticket/code-picture'
import { type CodeOwner, rotatingCode, type TicketKey } from '@/domain/ticket/gate-code'
import { CODE_WINDOW, codeWindow, windowLeft } from '@/domain/ticket/one-time-code'
import { ChangeRing } from './change-ring'
import { useSecond } from './use-second'

interface ChangingCodeProps {
  /** Id of the ticket or reservation. */
  ticketId: string
  owner: CodeOwner
  ticketKey: TicketKey
  /** Returns the text of the code for screen readers. `seconds` is the lifetime of a code. */
  label: (seconds: number) => string
  /** Returns the text beside the ring. `seconds` is the time until the next code. */
  changesIn: (seconds: number) => string
  /** Class that sets the size of the code. */
  className: string
}

/**
 * Draws the code for the current time window, and the seconds until it changes. This device calculates the code without
 * a network. If reduced motion is preferred, draws the seconds without the progress ring.
 */
export function ChangingCode({ ticketId, owner, ticketKey, label, changesIn, className }: ChangingCodeProps) {
  const now = useSecond()
  const window = codeWindow(now)
  const picture = useMemo(
    () => codePicture(rotatingCode(ticketId, ticketKey, window, owner)),
    [ticketId, ticketKey, window, owner],
  )
  return (
    <>
      <Image className={className} src={picture} mode="aspectFit" ariaLabel={label(CODE_WINDOW / 1000)} />
      <ChangeRing left={windowLeft(now)} of={CODE_WINDOW} text={changesIn} />
    </>
  )
}
