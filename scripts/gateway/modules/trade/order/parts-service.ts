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
  /** Tickets; 0 where the step is of the whole order. */
  qty: number
  /** Money that the step brought back, fen; null for none. */
  amount: number | null
}

/** A unit of an order on the wire (contract: api/order OrderDetail `tickets`). */
export interface OrderTicket {
  unitId: string
  seatPlanName: string
  count: number
  numbers: number[]
  labels: string[]
  names: string[]
  state: OrderTicketState
  /** Fen; null for none. Of a ticket of a canceled show: what can be refunded. */
  amount: number | null
  /** The order that it was rebooked to; '' for none. */
  rebookedTo: string
}

/** What modules above the order contribute to its detail. */
export interface OrderParts {
  tickets: readonly OrderTicket[]
  /** What a refund of all its tickets brings where the show changed, fen; null for a show as announced. */
  refundable: number | null
  /** The order that its tickets were rebooked to last; '' for none. */
  rebookedTo: string
  /** The order that a rebooking of its tickets waits to be paid with; '' for none. */
  pendingOrderId: string
  /** Gifts of its tickets that are not accepted (contract: api/order OrderDetail `gifts`). */
  gifts: readonly { transferId: string; to: string; until: number; qty: number }[]
  /** What can be done with it, by name. */
  operations: readonly string[]
  /** Its invoice can be asked for once a refund is done. */
  invoiceWaits: boolean
  steps: readonly Step[]
}

declare module '../../../core/hooks' {
  interface Hooks {
    /** Returns parts of an order's detail. */
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
    rebookedTo: parts.find(({ rebookedTo = '' }) => rebookedTo !== '')?.rebookedTo ?? '',
    pendingOrderId: parts.find(({ pendingOrderId = '' }) => pendingOrderId !== '')?.pendingOrderId ?? '',
    gifts: parts.flatMap(({ gifts = [] }) => gifts),
    operations: parts.flatMap(({ operations = [] }) => operations),
    invoiceWaits: parts.some(({ invoiceWaits = false }) => invoiceWaits),
    steps: parts.flatMap(({ steps = [] }) => steps),
  }
}
