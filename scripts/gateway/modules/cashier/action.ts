/** Actions at a cashier: pay, cancel, fail for lack of money, or pay with a late notification. */
export const ACTIONS = ['pay', 'cancel', 'fail', 'late'] as const
export type CashierAction = (typeof ACTIONS)[number]
