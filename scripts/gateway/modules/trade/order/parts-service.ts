import type { InvoiceState } from '../../../../../src/domain/invoice/state'
import type { OrderStep } from '../../../../../src/domain/order/step'
import type { OrderTicketState } from '../../../../../src/domain/order/ticket-state'
import type { Db } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { runHooks } from '../../../core/run-hooks'
import type { OrderRow } from './repository'

/** A step of an order's history. */
export interface Step {
  state: OrderStep
  time: number
  /** Number of tickets; 0 for a step of the whole order. */
  qty: number
  /** Refunded money of the step, fen, or null. */
  amount: number | null
}

/** A unit of an order in its detail (contract: api/order OrderDetail `tickets`). */
export interface OrderTicket {
  unitId: string
  seatPlanName: string
  count: number
  numbers: number[]
  labels: string[]
  names: string[]
  state: OrderTicketState
  /** Refunded money, fen, or null. For a ticket of a canceled show, the refundable money. */
  amount: number | null
  /** Id of the order to which the unit was rebooked, or ''. */
  rebookedTo: string
}

/** Parts of an order's detail that higher modules add. */
export interface OrderParts {
  tickets: readonly OrderTicket[]
  /**
   * Refund for all tickets of the order if the show was canceled or postponed, fen. Null if the show takes place as
   * announced.
   */
  refundable: number | null
  /** Time of the automatic refund after the show was canceled, epoch ms; null for any other order. */
  autoRefundAt: number | null
  /** Id of the latest order to which tickets of this order were rebooked, or ''. */
  rebookedTo: string
  /** Id of the unpaid order of a rebooking of the tickets, or ''. */
  pendingOrderId: string
  /** Gifts of the order's tickets that are not accepted yet (contract: api/order OrderDetail `gifts`). */
  gifts: readonly { transferId: string; to: string; until: number; qty: number }[]
  /** Names of the operations that modules add. */
  operations: readonly string[]
  /**
   * State of the valid invoice, else of the newest invoice, with the reason of a rejection. Null without an invoice.
   */
  invoice: { state: InvoiceState; reason: string } | null
  /** True if an invoice for the order can be requested only after a pending refund. */
  invoiceWaits: boolean
  steps: readonly Step[]
}

declare module '../../../core/hooks' {
  interface Hooks {
    'order.detail': (db: Db, order: OrderRow, context: { lang: Language; now: number }) => Promise<Partial<OrderParts>>
  }
}

/** Collects the parts of an order's detail from all modules. */
export const orderParts = async (
  db: Db,
  order: OrderRow,
  context: { lang: Language; now: number },
): Promise<OrderParts> => {
  const parts = await runHooks('order.detail', db, order, context)
  return {
    tickets: parts.flatMap(({ tickets = [] }) => tickets),
    refundable: parts.find(({ refundable = null }) => refundable !== null)?.refundable ?? null,
    autoRefundAt: parts.find(({ autoRefundAt: at = null }) => at !== null)?.autoRefundAt ?? null,
    rebookedTo: parts.find(({ rebookedTo = '' }) => rebookedTo !== '')?.rebookedTo ?? '',
    pendingOrderId: parts.find(({ pendingOrderId = '' }) => pendingOrderId !== '')?.pendingOrderId ?? '',
    gifts: parts.flatMap(({ gifts = [] }) => gifts),
    operations: parts.flatMap(({ operations = [] }) => operations),
    invoice: parts.find(({ invoice = null }) => invoice !== null)?.invoice ?? null,
    invoiceWaits: parts.some(({ invoiceWaits = false }) => invoiceWaits),
    steps: parts.flatMap(({ steps = [] }) => steps),
  }
}
