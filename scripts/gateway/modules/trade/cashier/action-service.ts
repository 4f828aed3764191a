/**
 * Buyers' actions at a cashier. The gateway is notified at once of `pay`, `fail` (insufficient funds) and `cancel`. The
 * others take the money.
 * - `late`: notifies 20 s later.
 * - `overdue`: pays and notifies after the deadline.
 * - `silent`: never notifies.
 * - `doubled`: notifies twice.
 * - `wrongAmount`, `wrongOrder`: notifies with another amount or another order.
 */
export const ACTIONS = [
  'pay',
  'fail',
  'cancel',
  'late',
  'overdue',
  'silent',
  'doubled',
  'wrongAmount',
  'wrongOrder',
] as const
export type CashierAction = (typeof ACTIONS)[number]
