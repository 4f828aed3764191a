/**
 * Actions of the buyer at the sandbox's cashier. For `pay`, `fail` (insufficient funds) and `cancel`, the provider
 * notifies the gateway immediately. All other actions charge the buyer.
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
