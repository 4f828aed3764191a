import type { Db } from '../../../core/database/database'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { lockBuyer } from '../../base/user/account-service'
import { bringUpToDate } from './ledger-service'

const BATCH = 200

/** Ends points whose validity is over. Settles debts with points that have become usable. */
export const endPoints = async (db: Db, now: number, onError: OnRowError): Promise<void> => {
  const due = await db
    .selectFrom('point_lots as p')
    .select('p.user_id')
    .distinct()
    .where((lot) => lot(lot('used', '+', lot('canceled', '+', lot.ref('ended'))), '<', lot.ref('amount')))
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        eb('p.end_time', '<=', now),
        and([
          eb('p.usable_at', '<=', now),
          exists(selectFrom('point_debts as d').select('d.user_id').whereRef('d.user_id', '=', 'p.user_id')),
        ]),
      ]),
    )
    .limit(BATCH)
    .execute()
  const update = ({ user_id: userId }: { user_id: string }) =>
    db.transaction().execute(async (tx) => {
      await lockBuyer(tx, userId)
      await bringUpToDate(tx, userId, now)
    })
  await eachRow(due, update, onError)
}
