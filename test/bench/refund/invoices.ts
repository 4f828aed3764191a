import { findRow } from '../../../scripts/gateway/core/database/rows'
import { createAddress } from '../../../scripts/gateway/modules/base/address/service'
import { decideInvoice } from '../../../scripts/gateway/modules/after-sale/invoice/review-service'
import {
  type Application,
  applyForInvoice,
  offerNow,
} from '../../../scripts/gateway/modules/after-sale/invoice/service'
import { createTitle } from '../../../scripts/gateway/modules/after-sale/invoice/title-service'
import type { Decision } from './played'
import type { World } from './world'

/** A buyer's request for an invoice, with the amount that the form showed. */
interface Asked {
  orderId: string
  userId: string
  application: Application
}

const TITLE = {
  ...{ invoiceTitleType: 'INDIVIDUAL_OR_INSTITUTION' as const, invoiceTitle: 'Bench', taxpayerId: '' },
  ...{ bankName: '', bankAccount: '', address: '', phoneNo: '' },
}

const ADDRESS = {
  ...{ recipient: 'Bench', cellphone: '13800000001', countryCode: '86', detail: 'Bench 1', isDefault: true },
  ...{ provinceId: '31', cityId: '3101', districtId: '310101' },
}

const titleOf = async ({ gateway }: World, userId: string): Promise<string> => {
  const own = await findRow(gateway.db, 'invoice_titles', { user_id: userId })
  return own?.title_id ?? (await createTitle(gateway, userId, TITLE)).title_id
}

const addressOf = async ({ gateway }: World, userId: string): Promise<string> => {
  const own = await findRow(gateway.db, 'addresses', { user_id: userId })
  return own?.address_id ?? (await createAddress(gateway, userId, ADDRESS)).address_id
}

/**
 * Reads the invoice form of an order as its buyer sees it. The form may be blocked. Null if the order does not exist.
 */
export const seeInvoice = async (world: World, pick: number, onPaper = pick % 2 === 1): Promise<Asked | null> => {
  const orders = await world.orders()
  if (orders.length === 0) return null
  const { order_id: orderId, user_id: userId } = orders[pick % orders.length]
  const { amount } = await offerNow(world.gateway, userId, { orderId })
  const titleId = await titleOf(world, userId)
  const form = { invoiced: { orderId }, titleId, invoiceContentType: 'TICKET' as const, invoiceAmount: amount }
  const way = !onPaper
    ? { invoiceType: 'VAT_E_ORDINARY' as const, email: 'bench@example.com', addressId: '' }
    : { invoiceType: 'VAT_E_ORDINARY_PAPER' as const, email: '', addressId: await addressOf(world, userId) }
  return { orderId, userId, application: { ...form, ...way } }
}

export const askInvoice = async (world: World, { userId, application }: Asked): Promise<void> => {
  if (await world.tried(applyForInvoice(world.gateway, { userId, lang: 'zh-CN' }, application)))
    world.played.invoices += 1
}

/** Decides on an invoice as the merchant. The invoice may have ended in the meantime. */
const decideOn = async (world: World, invoiceId: string, decision: Decision): Promise<void> => {
  const done = await world.tried(decideInvoice(world.gateway, invoiceId, decision).then(() => true))
  if (done) world.played.decided[decision] += 1
}

/** Decides as the merchant on one of the invoices, in any state. */
export const decide = async (world: World, pick: number, decision: Decision): Promise<void> => {
  const rows = await world.gateway.db
    .selectFrom('invoices')
    .select('invoice_id')
    .where('user_id', 'like', 'RUSH%')
    .orderBy('applied_at', 'desc')
    .orderBy('invoice_id')
    .limit(4)
    .execute()
  if (rows.length === 0) return
  await decideOn(world, rows[pick % rows.length].invoice_id, decision)
}

/** Returns the id of the order's invoice that is under review; undefined if no invoice is under review. */
const openInvoice = async ({ gateway }: World, orderId: string): Promise<string | undefined> => {
  const row = await findRow(gateway.db, 'invoices', { order_id: orderId, state: 'APPLYING' })
  return row?.invoice_id
}

/** Issues a paper invoice and sends it. */
export const sendOnPaper = async (world: World, pick: number): Promise<void> => {
  const asked = await seeInvoice(world, pick, true)
  if (!asked) return
  await askInvoice(world, asked)
  const open = await openInvoice(world, asked.orderId)
  if (!open) return
  await decideOn(world, open, 'issue')
  await decideOn(world, open, 'ship')
}

/** Rejects an invoice, then requests a new one for the same order. */
export const rejectAndRequestAgain = async (world: World, pick: number): Promise<void> => {
  const asked = await seeInvoice(world, pick)
  if (!asked) return
  await askInvoice(world, asked)
  const open = await openInvoice(world, asked.orderId)
  if (!open) return
  await decideOn(world, open, 'reject-title')
  await askInvoice(world, asked)
}
