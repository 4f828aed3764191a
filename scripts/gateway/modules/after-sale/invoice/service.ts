import type { ContentType, InvoiceType } from '../../../../../src/domain/invoice/state'
import { isLiveInvoice } from '../../../../../src/domain/invoice/state'
import { maskPhone } from '../../../../../src/domain/identity/mask'
import { fen, formatFen } from '../../../../../src/domain/money'
import type { Gateway } from '../../../core/context'
import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { type PageRange, readPage, type RowPage } from '../../../core/database/page'
import { found, Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import type { Language } from '../../../core/localized-text'
import { addressLine } from '../../base/address/region-service'
import { requireAddress } from '../../base/address/service'
import { lockOrder } from '../../trade/order/lifecycle-service'
import type { DeliveryRow } from '../../base/address/delivery-service'
import { cancelChanged } from './cancel-service'
import { notifyOfInvoice } from './notice-service'
import { type Offer, offerFor } from './offer-service'
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

/** Returns the invoice that a buyer's order can get now. Throws `Refusal` notFound. */
export const offerNow = async ({ db, clock }: Gateway, userId: string, orderId: string): Promise<Offer> => {
  await cancelChanged(db, clock.now(), { userId })
  return offerFor(db, userId, orderId, clock.now())
}

/** Returns a buyer's invoice, and true if the buyer can request another invoice instead. Throws `Refusal` notFound. */
export const invoiceNow = async (gateway: Gateway, userId: string, invoiceId: string) => {
  const { db, clock } = gateway
  await cancelChanged(db, clock.now(), { userId })
  const row = found(await findInvoice(db, invoiceId, userId))
  const { obstacle, invoice } = await offerFor(db, userId, row.order_id, clock.now())
  return { row, canApply: obstacle === null && !(invoice && isLiveInvoice(invoice.state)) }
}

/** A buyer's request for an invoice. */
export interface Application {
  orderId: string
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

const refuseUnlessOpen = ({ obstacle, invoice, amount }: Offer, shown: number): void => {
  if (invoice && isLiveInvoice(invoice.state))
    throw new Refusal('invoiceExists', { data: { invoiceId: invoice.invoice_id } })
  if (obstacle !== null)
    throw new Refusal('invoiceNotNow', {
      comment: (lang: Language) => texts.translate(lang, `obstacle.${obstacle}`),
      data: { obstacle },
    })
  if (amount !== shown)
    throw new Refusal('invoiceAmountChanged', {
      comment: (lang: Language) =>
        texts.translate(lang, 'codes.invoiceAmountChanged', { amount: formatFen(fen(amount), lang) }),
      data: { invoiceAmount: amount },
    })
}

const deliveryOf = async (tx: Tx, userId: string, addressId: string): Promise<DeliveryRow> => {
  const row = await requireAddress(tx, userId, addressId)
  const area = { provinceId: row.province_id, cityId: row.city_id, districtId: row.district_id }
  return { recipient: row.recipient, cellphone: maskPhone(row.cellphone), address: addressLine(area, row.detail) }
}

/**
 * Submits a request, which is final. Throws `Refusal`: notFound (order, title, address), invoiceExists, invoiceNotNow,
 * invoiceAmountChanged.
 */
export const applyForInvoice = async (
  { db, clock }: Gateway,
  userId: string,
  { orderId, titleId, addressId, ...asked }: Application,
): Promise<InvoiceRow> => {
  const now = clock.now()
  await cancelChanged(db, now, { userId })
  return db.transaction().execute(async (tx) => {
    // Refuses another buyer's order before locking it.
    await offerFor(tx, userId, orderId, now)
    await lockOrder(tx, orderId)
    const {
      title_id: _id,
      user_id: _user,
      created_at: _created,
      used_at: _used,
      ...title
    } = await titles.find(tx, userId, titleId)
    const paper = asked.invoiceType === 'VAT_E_ORDINARY_PAPER'
    const delivery = paper ? await deliveryOf(tx, userId, addressId) : null
    refuseUnlessOpen(await offerFor(tx, userId, orderId, now), asked.invoiceAmount)
    const invoiceId = newId('I')
    await tx
      .insertInto('invoices')
      .values({
        ...title,
        ...{ invoice_id: invoiceId, order_id: orderId, user_id: userId, invoice_type: asked.invoiceType },
        ...{ content_type: asked.invoiceContentType, amount: asked.invoiceAmount, email: paper ? '' : asked.email },
        ...{ delivery: delivery && json(delivery), state: 'APPLYING', reason: '', invoice_number: null },
        ...{ applied_at: now, decided_at: null, express: null, shipped_at: null },
      })
      .execute()
    await markUsed(tx, titleId, now)
    const row = found(await findInvoice(tx, invoiceId))
    await notifyOfInvoice(tx, row, 'APPLYING', now)
    return row
  })
}
