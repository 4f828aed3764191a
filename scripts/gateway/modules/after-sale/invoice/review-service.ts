import { randomInt } from 'node:crypto'
import { canInvoiceBecome } from '../../../../../src/domain/invoice/state'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { found, Refusal } from '../../../core/envelope'
import { cancelChanged } from './cancel-service'
import couriers from './data/couriers.json'
import { type InvoiceNotice, notifyOfInvoice } from './notice-service'
import { findInvoice, invoiceQuery, type InvoiceRow } from './repository'
import type { RejectReason } from './tables'

/** The merchant's decisions: issue an invoice, ship a paper one, or reject it with a reason. */
export const DECISIONS = ['issue', 'ship', 'reject-title', 'reject-taxpayer_id', 'reject-address'] as const
type Decision = (typeof DECISIONS)[number]

/** Returns the most recently requested invoices of all buyers. */
export const newestInvoices = async ({ db, clock }: Gateway, length: number) => {
  await cancelChanged(db, clock.now())
  return invoiceQuery(db)
    .innerJoin('users as u', 'u.user_id', 'i.user_id')
    .select(['u.cellphone', 'u.email as account_email'])
    .orderBy('i.applied_at', 'desc')
    .orderBy('i.invoice_id')
    .limit(length)
    .execute()
}

/** Returns true for an issued paper invoice that is not shipped. */
export const canShip = (row: Pick<Row<'invoices'>, 'state' | 'invoice_type' | 'express'>): boolean =>
  row.state === 'SUCCESS' && row.invoice_type === 'VAT_E_ORDINARY_PAPER' && row.express === null

const digits = (count: number): string => Array.from({ length: count }, () => String(randomInt(10))).join('')

/** Creates a number in the tax office's format: 20 digits. */
const newInvoiceNumber = (): string => digits(20)

const stepOf = (row: InvoiceRow, decision: Decision, now: number) => {
  if (decision === 'ship') {
    if (!canShip(row)) throw new Refusal('invoiceDecided')
    const express = { name: couriers[0].name, no: `${couriers[0].prefix}${digits(12)}` }
    return { notice: 'SHIPPED' as const, columns: { express: json(express), shipped_at: now } }
  }
  const state = decision === 'issue' ? 'SUCCESS' : 'REJECTED'
  if (!canInvoiceBecome(row.state, state)) throw new Refusal('invoiceDecided')
  if (state === 'SUCCESS')
    return { notice: state, columns: { state, decided_at: now, invoice_number: newInvoiceNumber() } } as const
  const reason = decision.slice('reject-'.length).toUpperCase() as RejectReason
  return { notice: state, columns: { state, decided_at: now, reason } } as const
}

const lockInvoice = (tx: Tx, invoiceId: string) =>
  tx.selectFrom('invoices').select('invoice_id').where('invoice_id', '=', invoiceId).forUpdate().executeTakeFirst()

/**
 * Applies the merchant's decision about an invoice and notifies its buyer. Throws `Refusal`: notFound, invoiceDecided.
 */
export const decideInvoice = async ({ db, clock }: Gateway, invoiceId: string, decision: Decision): Promise<void> => {
  const now = clock.now()
  await cancelChanged(db, now)
  await db.transaction().execute(async (tx) => {
    found(await lockInvoice(tx, invoiceId))
    const { notice, columns } = stepOf(found(await findInvoice(tx, invoiceId)), decision, now)
    await tx.updateTable('invoices').set(columns).where('invoice_id', '=', invoiceId).execute()
    await notifyOfInvoice(tx, found(await findInvoice(tx, invoiceId)), notice satisfies InvoiceNotice, now)
  })
}
