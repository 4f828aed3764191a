import { isActivePermit } from '../../../../../src/domain/permit/permit'
import { localDate, SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Db } from '../../../core/database/database'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { getRow, lockRow } from '../../../core/database/rows'
import { todayIn } from './project-service'
import { changeState } from './state-service'

const BATCH = 200

/** Ends the permits and applications whose last day is over. Their places are returned, and their keys end. */
export const endPermits = async (db: Db, now: number, onError: OnRowError): Promise<void> => {
  const rows = await db
    .selectFrom('permits')
    .select('permit_id')
    .where('state', 'in', ['SUBMITTED', 'CONFIRMED', 'APPROVED', 'NEEDS_CHANGE', 'SUSPENDED'])
    .where('last_day', '<', localDate(now, SHOP_OFFSET))
    .orderBy('last_day')
    .limit(BATCH)
    .execute()
  const end = (permitId: string) =>
    db.transaction().execute(async (tx) => {
      const row = await lockRow(tx, 'permits', { permit_id: permitId })
      if (!row || !isActivePermit(row.state)) return
      const project = await getRow(tx, 'permit_projects', { project_code: row.project_code })
      if (row.last_day < todayIn(project, now))
        await changeState(tx, row, 'EXPIRED', now, { change_fields: null, change_reason: null })
    })
  await eachRow(rows, ({ permit_id: id }) => end(id), onError)
}
