import type { Gateway } from '../../../scripts/gateway/core/context'
import type { DECISIONS } from '../../../scripts/gateway/modules/after-sale/invoice/review-service'
import type { CashierAction } from '../../../scripts/gateway/modules/trade/cashier/action-service'

export type Decision = Extract<(typeof DECISIONS)[number], 'issue' | 'ship' | 'reject-title'>
export type AtCashier = Extract<CashierAction, 'pay' | 'silent' | 'cancel' | 'late' | 'overdue' | 'wrongAmount'>

/** Counts of the steps of a run. */
export interface Played {
  steps: number
  bought: number
  soldOut: number
  unpaid: number
  canceled: number
  refunds: number
  partial: number
  refused: Record<string, number>
  rebooked: number
  scans: number
  answers: number
  invoices: number
  /** Invoices by the merchant's decision. */
  decided: Record<Decision, number>
  waits: number
  /** Units that were listed for resale, withdrawn, and sold. */
  offered: number
  takenBack: number
  sold: number
  /** Counts of the actions at cashiers. */
  cashier: Record<AtCashier, number>
}

export const nonePlayed = (): Played => ({
  ...{ steps: 0, bought: 0, soldOut: 0, unpaid: 0, canceled: 0, refunds: 0, partial: 0, refused: {}, rebooked: 0 },
  ...{
    scans: 0,
    answers: 0,
    invoices: 0,
    decided: { issue: 0, ship: 0, 'reject-title': 0 },
    waits: 0,
    offered: 0,
    takenBack: 0,
    sold: 0,
    cashier: { pay: 0, silent: 0, cancel: 0, late: 0, overdue: 0, wrongAmount: 0 },
  },
})

/** Access to a gateway and its counts, for the steps of a run. */
export interface Player {
  readonly gateway: Gateway
  readonly played: Played
  /** Start of the run, epoch ms. */
  readonly since: number
  /**
   * Returns the result of an action. If the gateway refuses the action, counts the refusal and returns null. Any other
   * failure is an error of the gateway.
   */
  tried<T>(work: Promise<T>): Promise<T | null>
  /** Returns an unused idempotency key. */
  key(): string
  /** Paid orders of the run. */
  orders(): Promise<{ order_id: string; user_id: string }[]>
  /** Places an order without paying it. Returns null if too few tickets remain. */
  order(buyer: number, tier: number, quantity: number, withCoupon: boolean): Promise<object | null>
  /** Performs an action at the cashier of an unpaid order, if the buyer may pay the order. */
  payFor(userId: string, transactionId: string, action?: CashierAction): Promise<void>
}
