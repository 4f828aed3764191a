import type { Db, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import type { TicketCode } from '../../trade/coupon-code/exchange-service'
import { codeDigest } from './digest'

/** Returns the kind of a ticket's code, or null if there is no such code. Also finds used and expired codes. */
export const kindOfCode = async (db: Db | Tx, code: string): Promise<TicketCode | null> => {
  const row = await findRow(db, 'bind_codes', { code_digest: codeDigest(code) })
  if (!row) return null
  return row.kind === 'PARTNER' ? 'TICKET' : 'INVITATION'
}
