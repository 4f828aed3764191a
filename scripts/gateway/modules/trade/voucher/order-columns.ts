import { sql } from 'kysely'
import { givenCount } from './gift-service'

const namesMissing = sql<boolean>`(s.audience_mode <> 'NONE' and exists (
  select from tickets t where t.voucher_id = u.voucher_id and t.state = 'VALID' and t.audience_name = ''))`

/** Columns about an order's tickets. */
export const orderColumns = { names_missing: namesMissing, given_count: givenCount }
