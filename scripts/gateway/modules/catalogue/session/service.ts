import type { IncomingHttpHeaders } from 'node:http'
import type { Gateway } from '../../../core/context'
import { found } from '../../../core/envelope'
import { privilegedSale } from '../privilege/service'
import { seenBy } from '../show/preview-service'
import { findShow, type ShowRow } from '../show/query-service'
import { type PlanRow, plansOf, type SessionRow, sessionsOf } from './query-service'

/** The show whose sessions are requested, and the privilege to use, if any. */
export interface SaleParams {
  showId: string
  privilegeId?: string
}

/**
 * Returns a show with its sale state for the request: with the privilege, in the merchant's preview, or public. A buyer
 * without the privilege gets the public sale. Throws `Refusal` notFound for an unknown show and for a privilege of
 * another show.
 */
const saleFor = async (
  gateway: Gateway,
  headers: IncomingHttpHeaders,
  { showId, privilegeId }: SaleParams,
): Promise<ShowRow> =>
  privilegeId === undefined
    ? seenBy(headers, found(await findShow(gateway.db, showId)))
    : privilegedSale(gateway, headers, { showId, privilegeId })

/** Returns the sessions of a show by time, and the show's sale state for the request. Throws `Refusal` notFound. */
export const showSessions = async (
  gateway: Gateway,
  headers: IncomingHttpHeaders,
  params: SaleParams,
): Promise<{ show: ShowRow; sessions: SessionRow[] }> => ({
  show: await saleFor(gateway, headers, params),
  sessions: await sessionsOf(gateway.db, params.showId),
})

/**
 * Returns the tiers of a session in the merchant's order, and the show's sale state for the request. Throws `Refusal`
 * notFound.
 */
export const sessionPlans = async (
  gateway: Gateway,
  headers: IncomingHttpHeaders,
  params: SaleParams & { sessionId: string },
): Promise<{ show: ShowRow; session: SessionRow; plans: PlanRow[] }> => ({
  show: await saleFor(gateway, headers, params),
  session: found(
    (await sessionsOf(gateway.db, params.showId)).find(({ session_id }) => session_id === params.sessionId),
  ),
  plans: await plansOf(gateway.db, params.sessionId),
})
