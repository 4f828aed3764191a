import { type LinkTo, linkTo, replacedBy } from '@/router/link-to'
import type { EmptyScene } from '@/components/ui/empty/empty'
import type { CodeState } from '../code/ticket-face'

/** Reason why no code is shown; `none` if the address contains no reason. */
type NoCodeReason = Exclude<CodeState, 'code' | 'loading'> | 'none'

interface NoCode {
  scene: EmptyScene
  /** Key of a second sentence, if there is one. */
  hint:
    | `noCode.${'later' | 'paper' | 'sent' | 'face' | 'elsewhere' | 'no-key' | 'missing' | 'DELAY' | 'GIVING' | 'none'}Hint`
    | null
  /** Target of the next step: the ticket detail screen, the code screen again, or the list of tickets. */
  next: 'ticket' | 'retry' | 'holder'
}

const REASONS: Record<NoCodeReason, NoCode> = {
  later: { scene: 'no-ticket', hint: 'noCode.laterHint', next: 'ticket' },
  paper: { scene: 'no-ticket', hint: 'noCode.paperHint', next: 'ticket' },
  sent: { scene: 'no-ticket', hint: 'noCode.sentHint', next: 'ticket' },
  face: { scene: 'login', hint: 'noCode.faceHint', next: 'ticket' },
  elsewhere: { scene: 'no-ticket', hint: 'noCode.elsewhereHint', next: 'ticket' },
  'no-key': { scene: 'offline', hint: 'noCode.no-keyHint', next: 'retry' },
  missing: { scene: 'offline', hint: 'noCode.missingHint', next: 'retry' },
  CANCELED: { scene: 'no-ticket', hint: null, next: 'ticket' },
  DELAY: { scene: 'no-ticket', hint: 'noCode.DELAYHint', next: 'ticket' },
  USED: { scene: 'no-ticket', hint: null, next: 'ticket' },
  EXPIRED: { scene: 'no-ticket', hint: null, next: 'ticket' },
  REFUNDED: { scene: 'no-ticket', hint: null, next: 'ticket' },
  REBOOKED: { scene: 'no-ticket', hint: null, next: 'ticket' },
  SOLD: { scene: 'no-ticket', hint: null, next: 'ticket' },
  GIVING: { scene: 'no-ticket', hint: 'noCode.GIVINGHint', next: 'ticket' },
  GIVEN: { scene: 'no-ticket', hint: null, next: 'ticket' },
  none: { scene: 'no-ticket', hint: 'noCode.noneHint', next: 'holder' },
}

export type NoCodeView = Omit<NoCode, 'next'> & {
  reason: NoCodeReason
  text: 'noCode.toTicket' | 'button.retry' | 'noCode.toHolder'
  to: LinkTo
}

/**
 * Returns the content of the screen. Ignores an unknown reason, and a reason in an address without a ticket, because
 * visitors can type any address.
 */
export const noCodeView = ({ id, reason: given }: { id?: string; reason?: string }): NoCodeView => {
  const known = (Object.keys(REASONS) as NoCodeReason[]).find((each) => each === given)
  const reason = id && known ? known : 'none'
  const { next, ...look } = REASONS[reason]
  if (!id || next === 'holder') return { ...look, reason, text: 'noCode.toHolder', to: linkTo('ticket-holder') }
  return next === 'retry'
    ? { ...look, reason, text: 'button.retry', to: replacedBy('ticket-code', { id }) }
    : { ...look, reason, text: 'noCode.toTicket', to: replacedBy('ticket-detail-new', { id }) }
}
