import { maskEmail, maskName, maskPhone } from '../../../../../src/domain/identity/mask'
import type { SetFault } from '../../../core/faults/registry'
import type { Language } from '../../../core/localized-text'
import type { newestCertifications } from '../../base/certification/change-service'
import { statusAt } from '../../base/certification/state-service'
import type { newestParcels } from '../../after-sale/express/service'
import type { newestReturns } from '../../after-sale/goods-return/decide-service'
import { canShip, type newestInvoices } from '../../after-sale/invoice/review-service'
import { subjectOf } from '../../after-sale/invoice/subject-service'
import type { newestMessages } from '../../base/message/service'
import { stateOfPacket } from '../../trade/packet/state-service'
import type { newestPackets } from '../../trade/packet/void-service'
import type { newestRefunds } from '../../trade/units/settle-service'
import type { newestEvents } from '../../base/tracking/service'
import type { newestOrders } from './orders-service'
import type { newestCodes } from './service'

/** Serializes an order of tickets or of an item. Its buyer is masked. */
export const serializeOrder = (row: Awaited<ReturnType<typeof newestOrders>>[number], lang: Language) => ({
  orderId: row.order_id,
  orderNumber: row.order_number,
  orderType: row.order_type,
  state: row.state,
  name: row.name[lang],
  qty: row.quantity,
  payAmount: row.pay_amount,
  createTime: row.created_at,
  reserveTime: row.state === 'UNPAID' ? row.reserve_until : null,
  buyer: row.cellphone ? maskPhone(row.cellphone) : maskEmail(row.email ?? ''),
  payments: row.payments,
  openPayment: row.open_payment,
  balance: row.balance,
})

/** Serializes a refund. Its buyer is masked. */
export const serializeRefund = (row: Awaited<ReturnType<typeof newestRefunds>>[number], lang: Language) => ({
  refundId: row.refund_id,
  orderNumber: row.order_number,
  state: row.state,
  showName: row.name[lang],
  qty: row.ticket_count,
  amount: row.amount,
  // Rebookings and resales store no reason of the buyer.
  reason: row.kind === 'REFUND' ? row.reason : null,
  createTime: row.created_at,
  buyer: row.cellphone ? maskPhone(row.cellphone) : maskEmail(row.email ?? ''),
})

/** Serializes a parcel. Its buyer is masked. */
export const serializeParcel = (
  row: Omit<Awaited<ReturnType<typeof newestParcels>>[number], 'state' | 'step'> & { state: string; isGoods?: boolean },
  lang: Language,
) => ({
  orderId: row.order_id,
  orderNumber: row.order_number,
  showName: row.name[lang],
  state: row.state,
  isGoods: row.isGoods ?? false,
  expressNo: row.express?.no ?? '',
  nextAt: row.next_at,
  buyer: row.cellphone ? maskPhone(row.cellphone) : maskEmail(row.email ?? ''),
})

/** Serializes a return of goods. Its buyer is masked. */
export const serializeReturn = (row: Awaited<ReturnType<typeof newestReturns>>[number], lang: Language) => ({
  returnId: row.return_id,
  ...{ kind: row.kind, state: row.state, reason: row.reason, amount: row.amount, expressNo: row.express_no },
  orderNumber: row.order_number,
  name: row.name[lang],
  qty: row.unit_ids.length,
  until: row.due_at,
  buyer: row.cellphone ? maskPhone(row.cellphone) : maskEmail(row.email ?? ''),
})

/** Serializes a certification. Its buyer, name and document number are masked. */
export const serializeCertification = (row: Awaited<ReturnType<typeof newestCertifications>>[number], now: number) => ({
  userId: row.user_id,
  authType: row.auth_type,
  authStatus: statusAt(row, now),
  buyer: row.cellphone ? maskPhone(row.cellphone) : maskEmail(row.email ?? ''),
  name: row.name_mask,
  idNo: row.number_mask,
  updatedAt: row.updated_at,
})

/** Serializes an invoice. Its buyer is masked. */
export const serializeInvoice = (row: Awaited<ReturnType<typeof newestInvoices>>[number], lang: Language) => ({
  invoiceId: row.invoice_id,
  orderNumber: row.orders.map(({ orderNumber }) => orderNumber).join(', '),
  subject: subjectOf(row.orders, lang),
  type: row.invoice_type,
  state: row.state,
  title: row.title_type === 'ENTERPRISE' ? row.title : maskName(row.title),
  amount: row.amount,
  buyer: row.cellphone ? maskPhone(row.cellphone) : maskEmail(row.account_email ?? ''),
  canShip: canShip(row),
  appliedAt: row.applied_at,
})

/** Serializes a coupon packet for friends. The buyer who created it is masked. */
export const serializePacket = (row: Awaited<ReturnType<typeof newestPackets>>[number], now: number) => ({
  packetCode: row.packet_code,
  sender: maskName(row.nickname),
  total: row.total,
  shares: row.shares,
  taken: Number(row.taken),
  state: stateOfPacket(row, Number(row.taken), now),
})

/** Serializes a verification code. The console displays it, because a sandbox does not send it. */
export const serializeCode = (row: Awaited<ReturnType<typeof newestCodes>>[number]) => ({
  countryCode: row.country_code,
  cellphone: row.cellphone,
  email: row.email,
  code: row.code,
  sentAt: row.sent_at,
  expiresAt: row.expires_at,
  used: row.used_at !== null,
})

export const serializeMessage = (row: Awaited<ReturnType<typeof newestMessages>>[number], lang: Language) => ({
  channel: row.channel,
  recipient: row.recipient,
  kind: row.kind,
  content: row.content[lang],
  path: row.path,
  sentAt: row.sent_at,
})

export const serializeFault = ({ id, method, route, times, answer, setAt, used, holding }: SetFault) => ({
  id,
  method: method ?? null,
  route,
  times: times ?? null,
  answer,
  setAt,
  used,
  holding,
})

/** Serializes a tracking event without its user. */
export const serializeEvent = (row: Awaited<ReturnType<typeof newestEvents>>[number]) => ({
  name: row.name,
  facts: row.facts,
  visit: row.visit,
  terminal: row.terminal,
  priority: row.priority,
  at: row.happened_at,
})
