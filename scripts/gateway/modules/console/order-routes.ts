import { sql } from 'kysely'
import { maskEmail, maskPhone } from '../../../../src/domain/identity/mask'
import { ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { schema } from '../../core/schema'

const MAX = 40

/** The newest orders of all buyers with the states of their payments; buyers are masked. */
export const consoleOrderRoutes: Routes = (app, { db }) => {
  app.get('/console/api/orders', { schema: schema({}), config: { open: true } }, async ({ lang }) => {
    const rows = await db
      .selectFrom('orders as o')
      .innerJoin('shows as s', 's.show_id', 'o.show_id')
      .innerJoin('users as u', 'u.user_id', 'o.user_id')
      .select([
        'o.order_id',
        'o.order_number',
        'o.state',
        'o.ticket_count',
        'o.pay_amount',
        'o.created_at',
        'o.reserve_until',
        's.name',
        'u.cellphone',
        'u.email',
      ])
      .select(
        sql<string[]>`array(select p.state from payments p where p.order_id = o.order_id order by p.created_at)`.as(
          'payments',
        ),
      )
      .orderBy('o.created_at', 'desc')
      .limit(MAX)
      .execute()
    return ok(
      rows.map((row) => ({
        orderId: row.order_id,
        orderNumber: row.order_number,
        state: row.state,
        showName: row.name[lang],
        qty: row.ticket_count,
        payAmount: row.pay_amount,
        createTime: row.created_at,
        reserveTime: row.state === 'UNPAID' ? row.reserve_until : null,
        buyer: row.cellphone ? maskPhone(row.cellphone) : maskEmail(row.email ?? ''),
        payments: row.payments,
      })),
    )
  })
}
