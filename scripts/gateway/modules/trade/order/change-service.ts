import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Db, Tx } from '../../../core/database/database'
import { eachRow, leaveToJob, type OnRowError } from '../../../core/each-row'
import { SHOW_CHANGES } from '../../../../../src/domain/refund/rule'
import { sendOrderNews } from '../../base/message/subscription-service'
import { texts } from './texts'

/**
 * Maximum number of notifications in one run, so that a sold-out show does not delay other work. The next run
 * continues.
 */
const MAX_ORDERS = 200

type Change = 'SHOW_CANCELED' | 'SHOW_DELAY'

const kindOf = sql<Change>`'SHOW_' || case when 'CANCELED' in (s.state, n.state) then 'CANCELED' else 'DELAY' end`

const isChanged = (row: ExpressionBuilder<Database & { n: Database['sessions']; s: Database['shows'] }, 'n' | 's'>) =>
  row.or([row('s.state', 'in', SHOW_CHANGES), row('n.state', 'in', SHOW_CHANGES)])

/**
 * Selects paid orders with tickets of a canceled or postponed show or session that have no update about this change
 * yet.
 */
const unnoticed = (db: Db | Tx) =>
  db
    .selectFrom('sessions as n')
    .innerJoin('shows as s', 's.show_id', 'n.show_id')
    .innerJoin('orders as o', 'o.session_id', 'n.session_id')
    .where(isChanged)
    .where('o.paid_at', 'is not', null)
    .whereRef('o.refunded_count', '<', 'o.ticket_count')
    .where(sql<boolean>`not exists (select from order_news w where w.order_id = o.order_id and w.kind = ${kindOf})`)

/**
 * Records once for each order that its show or session was canceled or postponed, and notifies its buyer in the same
 * transaction. The record ensures one message per order and change across concurrent processes and reads.
 */
export const noteChanges = async (
  db: Db,
  now: number,
  { userId }: { userId?: string } = {},
  onError: OnRowError = leaveToJob,
): Promise<void> => {
  const rows = await unnoticed(db)
    .select(['o.order_id', 'o.user_id', 's.name', kindOf.as('kind')])
    .$if(userId !== undefined, (query) => query.where('o.user_id', '=', userId ?? ''))
    .orderBy('o.created_at')
    .orderBy('o.order_id')
    .limit(MAX_ORDERS)
    .execute()
  const note = ({ order_id: orderId, user_id, name, kind }: (typeof rows)[number]) =>
    db.transaction().execute(async (tx) => {
      const noted = await tx
        .insertInto('order_news')
        .values({ order_id: orderId, kind, at: now, read_at: null })
        .onConflict((row) => row.doNothing())
        .executeTakeFirst()
      if (Number(noted.numInsertedOrUpdatedRows) === 0) return
      const content = texts.translateAll(`notice.${kind}`, (lang) => ({ show: name[lang] }))
      const path = `/order/detail/${orderId}`
      await sendOrderNews(tx, orderId, { userId: user_id, kind, content, path, now })
    })
  await eachRow(rows, note, onError)
}

/** Records changes that happened before the seeding of the orders. Sends no notifications. */
export const seedChanges = async (tx: Tx, now: number): Promise<void> => {
  await tx
    .insertInto('order_news')
    .columns(['order_id', 'kind', 'at'])
    .expression(unnoticed(tx).select(['o.order_id', kindOf.as('kind'), sql<number>`${now}::bigint`.as('at')]))
    .execute()
}
