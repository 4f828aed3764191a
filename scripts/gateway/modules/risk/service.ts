import type { Db } from '../../core/database/database'
import { secretKey } from '../../core/keys'
import { Attempts } from './attempts'

/** What the risk service keeps beside its rows. */
export interface Risk {
  /** Signs risk tokens. */
  key: Uint8Array
  attempts: Attempts
}

export const createRisk = async (db: Db): Promise<Risk> => ({
  key: await secretKey(db, 'risk_key'),
  attempts: new Attempts(),
})
