import type { WaitPlace } from '@/api/waitlist'
import type { ShowSale } from './show-sale'

/**
 * Returns the waitlist offer that the main button opens: an offer for the selected session, if this session is not on
 * sale.
 */
export const waitOffer = ({ button, selection, waitlist }: ShowSale): WaitPlace | null => {
  const action = button?.action
  if (action?.kind !== 'remind' || action.type !== 'WAIT_LIST') return null
  const session = selection.session?.bizShowSessionId
  const isHere = ({ state, sessionId }: WaitPlace) => state === 'OFFERED' && (!session || sessionId === session)
  return waitlist.places.find(isHere) ?? null
}
