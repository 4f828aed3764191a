import type { Routes } from '../../../core/provider'
import { decideInvoice, DECISIONS, newestInvoices } from '../../after-sale/invoice/review-service'
import { consoleList } from './list-routes'
import { serializeInvoice } from './serializer'

/** Registers routes for requested invoices with masked data, and for the actions to issue, reject and ship them. */
export const invoiceConsoleRoutes: Routes = (app, gateway) =>
  consoleList(app, {
    name: 'invoices',
    summaries: { list: 'The invoices that were asked for last', act: 'What happens to an invoice' },
    newest: (length) => newestInvoices(gateway, length),
    serialize: serializeInvoice,
    actions: DECISIONS,
    act: (invoiceId, decision) => decideInvoice(gateway, invoiceId, decision),
  })
