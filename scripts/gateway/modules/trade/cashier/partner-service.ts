import type { Gateway } from '../../../core/context'
import type { Db } from '../../../core/database/database'
import { readMeta, writeMeta } from '../../../core/database/meta'
import { ACTIONS, type CashierAction } from './action-service'
import { act } from './service'

const KEY = 'partner-answer'

/** Returns how the partner's wallet answers charges in the sandbox. */
const partnerAnswer = async (db: Db): Promise<CashierAction> => {
  const stored = await readMeta(db, KEY)
  return ACTIONS.find((action) => action === stored) ?? 'pay'
}

/** Sets how the partner's wallet answers the next charges. */
export const setPartnerAnswer = (db: Db, action: CashierAction): Promise<void> => writeMeta(db, KEY, action)

/** Charges a payment at the simulated wallet of the partner, which has no page. */
export const chargePartner = async (gateway: Gateway, paymentId: string): Promise<void> =>
  act(gateway, paymentId, await partnerAnswer(gateway.db))
