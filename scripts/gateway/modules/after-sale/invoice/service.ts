import {
  type ContentType,
  contentTypesOf,
  type InvoiceType,
  isLiveInvoice,
} from '../../../../../src/domain/invoice/state'
import { maskPhone } from '../../../../../src/domain/identity/mask'
import { fen, formatFen } from '../../../../../src/domain/money'
import type { Gateway } from '../../../core/context'
import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { type PageRange, readPage, type RowPage } from '../../../core/database/page'
import { found, Refusal } from '../../../core/envelope'
import { badInput } from '../../../core/inputs'
import { newId } from '../../../core/ids'
import type { Language } from '../../../core/localized-text'
import { addressLine } from '../../base/address/region-service'
import { requireAddress } from '../../base/address/service'
import { lockItemOrder } from '../../trade/item-order/lifecycle-service'
import { lockOrder } from '../../trade/order/lifecycle-service'
import type { DeliveryRow } from '../../base/address/delivery-service'
import { cancelChanged } from './cancel-service'
import { notifyOfInvoice } from './notice-service'
import { type Invoiced, isOpen, notNow, type Offer, offerFor } from './offer-service'
import { findInvoice, invoiceQuery, type InvoiceRow } from './repository'
import { markUsed, titles } from './title-service'
import { texts } from './texts'

/** Returns a buyer's invoices, the newest first. */
export const listInvoices = async (
  { db, clock }: Gateway,
  userId: string,
  range: PageRange,
): Promise<RowPage<InvoiceRow>> => {
  await cancelChanged(db, clock.now(), { userId })
  const query = invoiceQuery(db).where('i.user_id', '=', userId)
  return readPage(query, query.orderBy('i.applied_at', 'desc').orderBy('i.invoice_id'), range)
}

/** Returns the invoice that a buyer's orders can get now. Throws `Refusal` as `offerFor`. */
export const offerNow = async ({ db, clock }: Gateway, userId: string, invoiced: Invoiced): Promise<Offer> => {
  await cancelChanged(db, clock.now(), { userId })
  return offerFor(db, userId, invoiced, clock.now())
}

/** Returns a buyer's invoice, and true if the buyer can request another invoice instead. Throws `Refusal` notFound. */
export const invoiceNow = async (gateway: Gateway, userId: string, invoiceId: string) => {
  const { db, clock } = gateway
  await cancelChanged(db, clock.now(), { userId })
  const row = found(await findInvoice(db, invoiceId, userId))
  const invoiced =
    row.order_id === null ? { itemOrderIds: row.orders.map(({ orderId }) => orderId) } : { orderId: row.order_id }
  return { row, canApply: isOpen(await offerFor(db, userId, invoiced, clock.now())) }
}

/** A buyer's request for an invoice. */
export interface Application {
  invoiced: Invoiced
  invoiceType: InvoiceType
  titleId: string
  invoiceContentType: ContentType
  /** E-mail address for an electronic invoice; '' for paper. */
  email: string
  /** Address for a paper invoice; '' for an electronic invoice. */
  addressId: string
  /** Amount that the buyer has seen, in fen. */
  invoiceAmount: number
}

const refuseUnlessOpen = (
  { orders, obstacle, invoice, amount }: Offer,
  { invoiceAmount: shown, invoiceContentType }: Pick<Application, 'invoiceAmount' | 'invoiceContentType'>,
  lang: Language,
): void => {
  if (invoice && isLiveInvoice(invoice.state))
    throw new Refusal('invoiceExists', { data: { invoiceId: invoice.invoice_id } })
  if (obstacle !== null) throw notNow(obstacle)
  if (!contentTypesOf(orders[0].kind).includes(invoiceContentType)) throw badInput(lang, 'invoiceContentType', 'enum')
  if (amount !== shown)
    throw new Refusal('invoiceAmountChanged', {
      comment: (each: Language) =>
        texts.translate(each, 'codes.invoiceAmountChanged', { amount: formatFen(fen(amount), each) }),
      data: { invoiceAmount: amount },
    })
}

const deliveryOf = async (tx: Tx, userId: string, addressId: string): Promise<DeliveryRow> => {
  const row = await requireAddress(tx, userId, addressId)
  const area = { provinceId: row.province_id, cityId: row.city_id, districtId: row.district_id }
  return { recipient: row.recipient, cellphone: maskPhone(row.cellphone), address: addressLine(area, row.detail) }
}

const lockOrders = async (tx: Tx, invoiced: Invoiced): Promise<void> => {
  if ('orderId' in invoiced) await lockOrder(tx, invoiced.orderId)
  // In the order of the ids, so that two requests do not wait for each other.
  else for (const orderId of [...invoiced.itemOrderIds].sort()) await lockItemOrder(tx, orderId)
}

/**
 * Submits a request, which is final. Throws `Refusal`: notFound (order, title, address), invoiceExists, invoiceNotNow,
 * invoiceAmountChanged, badRequest for the content of another kind of order.
 */
export const applyForInvoice = async (
  { db, clock }: Gateway,
  { userId, lang }: { userId: string; lang: Language },
  { invoiced, titleId, addressId, ...asked }: Application,
): Promise<InvoiceRow> => {
  const now = clock.now()
  await cancelChanged(db, now, { userId })
  return db.transaction().execute(async (tx) => {
    // Refuses another buyer's order before locking it.
    await offerFor(tx, userId, invoiced, now)
    await lockOrders(tx, invoiced)
    const {
      title_id: _id,
      user_id: _user,
      created_at: _created,
      used_at: _used,
      ...title
    } = await titles.find(tx, userId, titleId)
    const paper = asked.invoiceType === 'VAT_E_ORDINARY_PAPER'
    const delivery = paper ? await deliveryOf(tx, userId, addressId) : null
    const offer = await offerFor(tx, userId, invoiced, now)
    refuseUnlessOpen(offer, asked, lang)
    const invoiceId = newId('I')
    await tx
      .insertInto('invoices')
      .values({
        ...title,
        ...{ invoice_id: invoiceId, user_id: userId, invoice_type: asked.invoiceType },
        order_id: 'orderId' in invoiced ? invoiced.orderId : null,
        ...{ content_type: asked.invoiceContentType, amount: asked.invoiceAmount, email: paper ? '' : asked.email },
        ...{ delivery: delivery && json(delivery), state: 'APPLYING', reason: '', invoice_number: null },
        ...{ applied_at: now, decided_at: null, express: null, shipped_at: null },
      })
      .execute()
    if ('itemOrderIds' in invoiced)
      await tx
        .insertInto('invoice_items')
        .values(offer.orders.map(({ orderId, amount }) => ({ invoice_id: invoiceId, order_id: orderId, amount })))
        .execute()
    await markUsed(tx, titleId, now)
    const row = found(await findInvoice(tx, invoiceId))
    await notifyOfInvoice(tx, row, 'APPLYING', now)
    return row
  })
}
