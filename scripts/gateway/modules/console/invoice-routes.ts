import { Type } from 'typebox'
import { ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { Id, schema } from '../../core/schema'
import { decideInvoice, DECISIONS, newestInvoices } from '../invoice/review-service'
import { serializeInvoice } from './serializer'

const MAX = 20
const params = { invoiceId: Id }
const body = { action: Type.Union(DECISIONS.map((action) => Type.Literal(action))) }

/** What buyers asked invoices for, masked; and who issues, rejects and sends them. */
export const invoiceConsoleRoutes: Routes = (app, gateway) => {
  app.get(
    '/console/api/invoices',
    { schema: schema({ summary: 'The invoices that were asked for last' }), config: { open: true } },
    async ({ lang }) => ok((await newestInvoices(gateway, MAX)).map((row) => serializeInvoice(row, lang))),
  )

  app.post(
    '/console/api/invoices/:invoiceId',
    { schema: schema({ summary: 'What happens to an invoice', params, body }), config: { open: true } },
    async ({ params: { invoiceId }, body: { action } }) => {
      await decideInvoice(gateway, invoiceId, action)
      return ok()
    },
  )
}
