import { createHash, randomBytes } from 'node:crypto'
import type { Gateway } from '../../../core/context'
import { found, Refusal } from '../../../core/envelope'
import { invoiceNow } from './service'
import { findInvoice, type InvoiceRow } from './repository'

/** Lifetime of a link in ms. It is short, because clients request the file immediately. */
const TTL = 2 * 60_000

export const DOCUMENTS = '/documents/invoices'

const digestOf = (token: string): string => createHash('sha256').update(`invoice:${token}`).digest('hex')

/** Returns true if the invoice has a file to download. */
export const hasDocument = ({ state, invoice_type }: Pick<InvoiceRow, 'state' | 'invoice_type'>): boolean =>
  state === 'SUCCESS' && invoice_type === 'VAT_E_ORDINARY'

/** Returns a single-use link to the file of a buyer's issued invoice. Throws `Refusal`: notFound, invoiceNoDocument. */
export const documentLink = async (gateway: Gateway, userId: string, invoiceId: string) => {
  const { db, clock } = gateway
  const { row } = await invoiceNow(gateway, userId, invoiceId)
  if (!hasDocument(row)) throw new Refusal('invoiceNoDocument')
  const token = randomBytes(24).toString('base64url')
  const now = clock.now()
  await db.deleteFrom('invoice_links').where('expires_at', '<=', now).execute()
  await db
    .insertInto('invoice_links')
    .values({ token_digest: digestOf(token), invoice_id: invoiceId, expires_at: now + TTL })
    .execute()
  return { url: `${DOCUMENTS}/${token}`, fileName: `invoice-${row.invoice_number}.pdf`, expiresAt: now + TTL }
}

/** Returns the invoice of a link. A link works only once. Throws `Refusal` notFound. */
export const followLink = async ({ db, clock }: Gateway, token: string): Promise<InvoiceRow> => {
  const link = await db
    .deleteFrom('invoice_links')
    .where('token_digest', '=', digestOf(token))
    .returning(['invoice_id', 'expires_at'])
    .executeTakeFirst()
  const row = link && link.expires_at > clock.now() ? await findInvoice(db, link.invoice_id) : undefined
  return found(row && hasDocument(row) ? row : undefined)
}
