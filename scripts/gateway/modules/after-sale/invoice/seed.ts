import type { Row, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { json } from '../../../core/database/json'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { DAY, spanOf } from '../../../core/seed/relative-time'
import { addressLine } from '../../base/address/region-service'
import couriers from './data/couriers.json'
import source from './data/invoices.json'
import type { TitleFacts } from './tables'

const factsOf = (title: (typeof source.titles)[number]): TitleFacts => ({
  title_type: title.type as TitleFacts['title_type'],
  title: title.title,
  taxpayer_id: title.taxpayerId,
  bank_name: title.bankName,
  bank_account: title.bankAccount,
  address: title.address,
  phone_no: title.phone,
})

const DELIVERY = {
  recipient: '林晚',
  cellphone: '138****0001',
  address: addressLine({ provinceId: '31', cityId: '3101', districtId: '310106' }, '河岸路 18 弄 6 号 1202 室'),
}

const seedInvoice = async (tx: Tx, { order, title, ...invoice }: (typeof source.invoices)[number], now: number) => {
  const { order_id, pay_amount } = await getRow(tx, 'orders', { idempotency_key: `seed-${order}` })
  const paper = invoice.type === 'VAT_E_ORDINARY_PAPER'
  const applied = now + spanOf(invoice.applied)
  const facts = factsOf(source.titles.find(({ id }) => id === title) ?? source.titles[0])
  await tx
    .insertInto('invoices')
    .values({
      ...facts,
      ...{
        invoice_id: `I1001${order}`,
        order_id,
        user_id: DEMO_MEMBER,
        invoice_type: invoice.type as Row<'invoices'>['invoice_type'],
      },
      ...{ content_type: 'TICKET', amount: pay_amount, email: paper ? '' : 'demo@foyer.example' },
      ...{ delivery: paper ? json(DELIVERY) : null, state: invoice.state as Row<'invoices'>['state'] },
      reason: (invoice.reason ?? '') as Row<'invoices'>['reason'],
      invoice_number: invoice.state === 'SUCCESS' ? String(order).padStart(20, '26310000000000000') : null,
      ...{ applied_at: applied, decided_at: invoice.state === 'APPLYING' ? null : applied + DAY },
      express: invoice.shipped ? json({ name: couriers[0].name, no: `${couriers[0].prefix}20260030014` }) : null,
      shipped_at: invoice.shipped ? applied + 2 * DAY : null,
    })
    .execute()
}

/** Writes the demo member's invoice titles, and one invoice in each state. */
export const seedInvoices = async (tx: Tx, now: number): Promise<void> => {
  await tx
    .insertInto('invoice_titles')
    .values(
      source.titles.map((title, at) => ({
        ...factsOf(title),
        ...{ title_id: title.id, user_id: DEMO_MEMBER, created_at: now - 40 * DAY, used_at: now - (20 + at) * DAY },
      })),
    )
    .execute()
  for (const invoice of source.invoices) await seedInvoice(tx, invoice, now)
}
