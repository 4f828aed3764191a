import { Type } from 'typebox'
import { CONTENT_TYPES, INVOICE_TYPES, MAX_INVOICED_ORDERS } from '../../../../../src/domain/invoice/state'
import { readEmail } from '../../../core/contact'
import { ok } from '../../../core/envelope'
import { badInput } from '../../../core/inputs'
import type { Language } from '../../../core/localized-text'
import type { Routes } from '../../../core/provider'
import { perMinute } from '../../../core/rate-limit'
import { Id, OptionalId, paging, schema } from '../../../core/schema'
import { invoiceDocument } from './document'
import { documentLink, DOCUMENTS, followLink } from './link-service'
import type { Invoiced } from './offer-service'
import { serializeInvoice, serializeInvoiceDetail, serializeOffer } from './serializer'
import { applyForInvoice, invoiceNow, listInvoices, offerNow } from './service'

const params = { invoiceId: Id }
const body = {
  // Either a ticket order or item orders.
  orderId: OptionalId,
  itemOrderIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: MAX_INVOICED_ORDERS, uniqueItems: true })),
  invoiceType: Type.Union(INVOICE_TYPES.map((type) => Type.Literal(type))),
  titleId: Id,
  invoiceContentType: Type.Union(CONTENT_TYPES.map((type) => Type.Literal(type))),
  email: Type.String({ maxLength: 120, pattern: '^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$' }),
  addressId: OptionalId,
  invoiceAmount: Type.Integer({ minimum: 0, maximum: 100_000_000_000 }),
}
const base = '/trade/buyer/v3/invoices'
const offers = '/trade/buyer/v3/invoice_offers'

/** Ids of item orders, separated by commas. */
const ItemOrderIds = Type.String({
  pattern: `^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,${MAX_INVOICED_ORDERS - 1}}$`,
})

const readInvoiced = (
  { orderId, itemOrderIds }: { orderId?: string; itemOrderIds?: readonly string[] },
  lang: Language,
): Invoiced => {
  if (orderId && !itemOrderIds) return { orderId }
  if (itemOrderIds && !orderId) return { itemOrderIds }
  throw badInput(lang, 'itemOrderIds', orderId ? 'other' : 'required')
}

/** Registers routes for the buyer's invoices and the files of issued invoices. */
export const invoiceRoutes: Routes = (app, gateway) => {
  app.get(
    base,
    { schema: schema({ summary: 'Invoices of this buyer, newest first', query: paging }) },
    async ({ query: { offset = 0, length = 20 }, userId, lang }) => {
      const { rows, total, last } = await listInvoices(gateway, userId, { offset, length })
      return ok({ items: rows.map((row) => serializeInvoice(row, lang)), total, last })
    },
  )

  app.get(
    `${offers}/:orderId`,
    { schema: schema({ summary: 'Invoice options of an order', params: { orderId: Id } }) },
    async ({ params: { orderId }, userId, lang }) =>
      ok(serializeOffer(await offerNow(gateway, userId, { orderId }), lang)),
  )

  app.get(
    offers,
    { schema: schema({ summary: 'Options of an invoice of item orders', query: { itemOrderIds: ItemOrderIds } }) },
    async ({ query: { itemOrderIds: ids }, userId, lang }) => {
      const itemOrderIds = [...new Set(ids.split(','))]
      return ok(serializeOffer(await offerNow(gateway, userId, { itemOrderIds }), lang))
    },
  )

  app.post(
    base,
    { schema: schema({ summary: 'Ask for an invoice', body }), config: perMinute(60) },
    async ({ body: { orderId, itemOrderIds, addressId = '', ...asked }, userId, lang }) => {
      const email = asked.email && readEmail(asked.email, lang)
      const invoiced = readInvoiced({ orderId, itemOrderIds }, lang)
      const invoice = await applyForInvoice(gateway, { userId, lang }, { ...asked, invoiced, email, addressId })
      return ok(serializeInvoice(invoice, lang))
    },
  )

  app.get(
    `${base}/:invoiceId`,
    { schema: schema({ summary: 'One invoice of this buyer', params }) },
    async ({ params: { invoiceId }, userId, lang }) =>
      ok(serializeInvoiceDetail(await invoiceNow(gateway, userId, invoiceId), lang)),
  )

  app.post(
    `${base}/:invoiceId/document`,
    {
      schema: schema({ summary: 'A link to the file of an issued invoice, good once', params }),
      config: perMinute(60),
    },
    async ({ params: { invoiceId }, userId }) => ok(await documentLink(gateway, userId, invoiceId)),
  )

  // Needs no access token, because the file viewer of a host sends none. The link itself grants access.
  app.get(
    `${DOCUMENTS}/:token`,
    {
      schema: { params: Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' }) }) },
      config: { open: true, ...perMinute(60) },
    },
    async ({ params: { token } }, reply) => {
      const row = await followLink(gateway, token)
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="invoice-${row.invoice_number}.pdf"`)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .send(await invoiceDocument(row))
    },
  )
}
