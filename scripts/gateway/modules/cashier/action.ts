/** What a person does at a cashier: pays, gives up, has no money, or pays and the news comes late. */
export const ACTIONS = ['pay', 'cancel', 'fail', 'late'] as const
export type CashierAction = (typeof ACTIONS)[number]
