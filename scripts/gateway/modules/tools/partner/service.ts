import type { Gateway } from '../../../core/context'
import { notFound } from '../../../core/envelope'
import { safeReturnUrl } from '../../../core/return-url'
import { requireSession } from '../../catalogue/session/query-service'
import { requireShow } from '../../catalogue/show/service'

/** What a buyer wants to pick seats of, and where the partner's page leads back to. */
export interface PartnerRequest {
  userId: string
  showId: string
  /** '' for any session of the show. */
  sessionId: string
  /** '' where nothing leads back. */
  returnUrl: string
  /** The gateway's own origin, as the buyer reached it. */
  origin: string
}

/**
 * The address where seats of a show are picked that a partner sells; in a sandbox that partner is the gateway itself.
 * Throws `Refusal`: notFound (also for a show that no partner sells, and outside of a sandbox), returnUrlUnfit.
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
