import type { Db } from '../../../scripts/gateway/core/database/database'
import { json } from '../../../scripts/gateway/core/database/json'

/** Id of a show in a theater with numbered seats. Its tickets need no names. */
export const SHOW = 'S2101'
export const SESSION = 'S2101N01'
export const TIERS = [1, 2, 3].map((at) => `${SESSION}P${at}`)
export const BUYERS = 6

const HOUR = 3_600_000
const DAY = 24 * HOUR

export type ShowState = 'LISTED' | 'CANCELED' | 'DELAY'

/**
 * Sets the rules of the show. Ticket codes are static, and the purchase limit is never reached. Any number of refunds
 * is possible until two days before the show. After that, tickets can be resold until two hours before the show.
 */
export const setRules = async (db: Db, state: ShowState): Promise<void> => {
  const steps = [
    { before: 7 * DAY, fee: 1000 },
    { before: 2 * DAY, fee: 3333 },
  ]
  await db
    .updateTable('shows')
    .set({ state, static_code: true, code_lead: null, refund_rule: json({ steps, perSession: 1000 }) })
    .set({
      rebook_rule: json({ before: DAY }),
      resale_rule: json({ fee: 1234, before: 2 * HOUR }),
      order_limit: null,
    })
    .where('show_id', '=', SHOW)
    .execute()
}
