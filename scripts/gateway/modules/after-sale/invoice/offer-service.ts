import {
  type InvoiceObstacle,
  invoiceDeadline,
  invoiceObstacle,
  isInvoicedItem,
  itemInvoiceObstacle,
} from '../../../../../src/domain/invoice/offer'
import { isLiveInvoice } from '../../../../../src/domain/invoice/state'
import { fen, sumFen } from '../../../../../src/domain/money'
import type { OrderState } from '../../../../../src/domain/order/state'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Db, Tx } from '../../../core/database/database'
import { found, Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { endOf } from '../../catalogue/show/status-service'
import { invoicedMoney, invoicedParts, retainedItemMoney } from './money-service'
import { type InvoicedOrder, invoiceOfOrders, type InvoiceRow, itemNames } from './repository'
import { texts } from './texts'

/** The orders of an invoice: a ticket order, or item orders without duplicates. */
export type Invoiced = { orderId: string } | { itemOrderIds: readonly string[] }

/** The invoice that orders can get at a certain time. */
export interface Offer {
  orders: readonly InvoicedOrder[]
  utcOffset: number
  /** E-mail address of the account. */
  email: string | null
  /** Fen. */
  amount: number
  /** Retained fees and moved money within the amount, in fen. */
  parts: { fee: number; movedIn: number }
  /** Deadline, epoch ms. */
  until: number
  obstacle: InvoiceObstacle | null
  /** The valid invoice of an order, else the newest invoice. */
  invoice: InvoiceRow | undefined
}

const ticketOffer = async (db: Db | Tx, userId: string, orderId: string, now: number): Promise<Offer> => {
  const order = found(
    await db
      .selectFrom('orders as o')
      .innerJoin('shows as s', 's.show_id', 'o.show_id')
      .innerJoin('sessions as n', 'n.session_id', 'o.session_id')
      .innerJoin('users as u', 'u.user_id', 'o.user_id')
      .select(['o.order_id', 'o.order_number', 'o.state', 'o.refund_state', 'o.ticket_count'])
      .select(['s.name as show_name', 's.notes', 's.utc_offset', 'n.show_time', 'n.permanent', 'u.email'])
      .where('o.user_id', '=', userId)
      .where('o.order_id', '=', orderId)
      .executeTakeFirst(),
  )
  const amount = await invoicedMoney(db, orderId)
  const showEnd = endOf(order)
  const facts = { state: order.state as OrderState, refundState: order.refund_state, amount, showEnd }
  return {
    orders: [
      {
        ...{ orderId, orderNumber: order.order_number, kind: 'TICKET', names: [order.show_name] },
        ...{ count: order.ticket_count, amount },
      },
    ],
    ...{ utcOffset: order.utc_offset, email: order.email, amount },
    parts: await invoicedParts(db, orderId),
    until: invoiceDeadline(showEnd),
    obstacle: invoiceObstacle({ ...facts, offered: order.notes.includes('invoice') }, now),
    invoice: await invoiceOfOrders(db, [orderId]),
  }
}

/** Selects item orders with the money and the time of their invoices. The caller filters. */
const itemFacts = (db: Db | Tx, orderIds: readonly string[]) =>
  db
    .selectFrom('item_orders as m')
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .select(['m.order_id as orderId', 'm.order_number as orderNumber', 'm.kind', 'm.state', 'm.quantity as count'])
    .select(['u.email', itemNames.as('names'), retainedItemMoney.as('amount')])
    .select(({ selectFrom }) =>
      selectFrom('item_order_events as e')
        .select(({ fn }) => fn.max<number | null>('e.at').as('at'))
        .whereRef('e.order_id', '=', 'm.order_id')
        .where('e.state', '=', 'SUCCEEDED')
        .as('completedAt'),
    )
    .where('m.order_id', 'in', orderIds)
    .orderBy('m.created_at')
    .orderBy('m.order_id')

/** Returns the refusal of a request for orders that get no invoice now. */
export const notNow = (obstacle: InvoiceObstacle): Refusal =>
  new Refusal('invoiceNotNow', {
    comment: (lang: Language) => texts.translate(lang, `obstacle.${obstacle}`),
    data: { obstacle },
  })

const itemsOffer = async (db: Db | Tx, userId: string, orderIds: readonly string[], now: number): Promise<Offer> => {
  const rows = await itemFacts(db, orderIds).where('m.user_id', '=', userId).execute()
  const [{ kind, email }] = found(rows.length === orderIds.length ? rows : undefined)
  if (!isInvoicedItem(kind) || rows.some((row) => row.kind !== kind)) throw notNow('UNFIT')
  const obstacles = rows.map((row) => itemInvoiceObstacle(row, now))
  return {
    orders: rows.map((row) => ({ ...row, kind })),
    ...{ utcOffset: SHOP_OFFSET, email },
    amount: sumFen(rows.map(({ amount }) => fen(amount))),
    parts: { fee: 0, movedIn: 0 },
    until: Math.min(...rows.map(({ completedAt }) => invoiceDeadline(completedAt ?? now))),
    obstacle: obstacles.find((obstacle) => obstacle !== null) ?? null,
    invoice: await invoiceOfOrders(db, orderIds),
  }
}

/**
 * Returns the amount of the orders' invoice at `now`, and the reason if no invoice can be requested. Throws `Refusal`:
 * notFound, and invoiceNotNow for item orders that no invoice can cover.
 */
export const offerFor = (db: Db | Tx, userId: string, invoiced: Invoiced, now: number): Promise<Offer> =>
  'orderId' in invoiced
    ? ticketOffer(db, userId, invoiced.orderId, now)
    : itemsOffer(db, userId, invoiced.itemOrderIds, now)

/** Returns true if a buyer can request an invoice now. */
export const isOpen = ({ obstacle, invoice }: Offer): boolean =>
  obstacle === null && !(invoice && isLiveInvoice(invoice.state))

/** Returns the amounts of invoices in fen by the ids of those item orders that can get one at `now`. */
export const itemInvoiceAmounts = async (
  db: Db,
  orderIds: readonly string[],
  now: number,
): Promise<Map<string, number>> => {
  if (orderIds.length === 0) return new Map()
  const rows = await itemFacts(db, orderIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoice_items as x')
            .innerJoin('invoices as i', 'i.invoice_id', 'x.invoice_id')
            .select('x.order_id')
            .whereRef('x.order_id', '=', 'm.order_id')
            .where('i.state', 'in', ['APPLYING', 'SUCCESS']),
        ),
      ),
    )
    .execute()
  const open = rows.filter((row) => itemInvoiceObstacle(row, now) === null)
  return new Map(open.map(({ orderId, amount }) => [orderId, amount]))
}
