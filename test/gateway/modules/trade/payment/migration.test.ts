import { sql } from 'kysely'
import type { Db } from '../../../../../scripts/gateway/core/database/database'
import { migrate } from '../../../../../scripts/gateway/core/database/migrate'
import { openEmbedded } from '../../../../../scripts/gateway/core/database/open'
import { unbalanced } from '../../../../bench/faults/audit'

jest.setTimeout(300_000)

let db: Db
beforeAll(async () => {
  ;({ db } = await openEmbedded({}))
  await migrate(db, '011-ticket-gates')
  // Disables foreign-key checks, because the rows of shows and buyers are not needed here.
  await sql`set session_replication_role = replica`.execute(db)
})
afterAll(() => db.destroy())

const order = (id: string, state: string, paidAt: number | null = null) => sql`
  insert into orders (order_id, order_number, user_id, idempotency_key, request_hash, transaction_id, bind_id, show_id,
    session_id, state, ticket_count, total, pay_amount, price_lines, deliver_method, contact, created_at, reserve_until, paid_at)
  values (${id}, ${id}, 'U', ${id}, '', ${id}, ${id}, 'S', 'N', ${state}, 1, 100, 100, '[]', 'E_TICKET', '{}', 1, 900, ${paidAt})`
const payment = (id: string, orderId: string, state: string, createdAt: number, settledAt: number | null = null) => sql`
  insert into payments (payment_id, order_id, product, platform, amount, state, lang, return_url, created_at, settle_at, settled_at)
  values (${id}, ${orderId}, 'ALIPAY_WAP', 'H5', 100, ${state}, 'zh-CN', '', ${createdAt},
    ${state === 'PENDING' ? 500 : null}, ${settledAt})`

it('preserves the payments of an older sandbox database and balances its ledger', async () => {
  const rows = [
    order('paid', 'SUCCEEDED', 30),
    payment('P1', 'paid', 'REFUNDED', 10, 40),
    payment('P2', 'paid', 'PAID', 20, 30),
    order('unpaid', 'UNPAID'),
    payment('P3', 'unpaid', 'CREATED', 10),
    payment('P4', 'unpaid', 'CREATED', 20),
    payment('P5', 'unpaid', 'PENDING', 30),
    order('canceled', 'CANCELED'),
    payment('P6', 'canceled', 'CREATED', 10),
    order('closed', 'CLOSED'),
    payment('P7', 'closed', 'REFUNDED', 10, 950),
    order('refunded', 'REFUNDED', 30),
    order('seeded', 'RESERVE', 30),
  ]
  for (const row of rows) await row.execute(db)
  await migrate(db)
  const payments = await db
    .selectFrom('payments')
    .select(['payment_id', 'state', 'reason', 'state_at'])
    .orderBy('payment_id')
    .execute()
  expect(payments.map((row) => Object.values(row))).toEqual([
    ['P1', 'RETURNED', 'LATE', 40],
    ['P2', 'PAID', '', 30],
    ['P3', 'REPLACED', '', 10],
    ['P4', 'REPLACED', '', 20],
    ['P5', 'PENDING', '', 30],
    ['P6', 'CANCELED', 'ORDER_ENDED', 10],
    ['P7', 'RETURNED', 'LATE', 950],
  ])
  expect(await unbalanced({ db })).toEqual([])
  const kinds = await db.selectFrom('ledger').select(['order_id', 'payment_id', 'kind']).orderBy('entry_id').execute()
  expect(kinds).toHaveLength(8)
  const news = await db
    .selectFrom('provider_notices as n')
    .innerJoin('provider_payments as m', 'm.payment_id', 'n.payment_id')
    .select(['n.payment_id', 'n.due_at', 'm.outcome', 'm.named_order', 'm.amount', 'm.at'])
    .execute()
  expect(news).toEqual([{ payment_id: 'P5', due_at: 500, outcome: 'PAID', named_order: 'unpaid', amount: 100, at: 30 }])
})
