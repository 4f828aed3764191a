/**
 * What can happen at a cashier. `pay`, `fail` (too little money) and `cancel` are told to the gateway at once; of the others
 * the money is taken, and
 * - `late`: it is told 20 s later
 * - `overdue`: only once the time to pay is over, and told then
 * - `silent`: it is never told
 * - `doubled`: it is told twice
 * - `wrongAmount`, `wrongOrder`: another amount, or the news name another order
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
