import type { Gateway } from '../../../core/context'
import { notFound } from '../../../core/envelope'
import { safeReturnUrl } from '../../../core/return-url'
import { requireSession } from '../../catalogue/session/query-service'
import { requireShow } from '../../catalogue/show/service'

/** A request to pick seats at the partner, with the return address. */
export interface PartnerRequest {
  userId: string
  showId: string
  /** Id of the session, or '' for any session of the show. */
  sessionId: string
  /** Return address, or '' if it is missing. */
  returnUrl: string
  /** Origin of the gateway in the buyer's request. */
  origin: string
}

/**
 * Returns the partner's address to pick seats of a show. In a sandbox the gateway itself simulates the partner. Throws
 * `Refusal`: notFound (also for a show without a partner, and outside of a sandbox), returnUrlUnfit.
 */
export const partnerUrl = async (
  { db, partnerLinks, sandbox, storefrontOrigins }: Gateway,
  { userId, showId, sessionId, returnUrl, origin }: PartnerRequest,
): Promise<string> => {
  const show = await requireShow(db, showId)
  if (!sandbox || show.seat_pick_type !== 'SUPPORT_THIRD_PARTY') throw notFound()
  if (sessionId) await requireSession(db, showId, sessionId)
  const back = returnUrl ? safeReturnUrl(returnUrl, origin, storefrontOrigins) : ''
  return `${origin}/sandbox/seats?link=${partnerLinks.sign({ showId, sessionId, userId, returnUrl: back })}`
}
