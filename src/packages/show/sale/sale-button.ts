import type { TextKey } from '@/locales/keys'
import { buyLabel } from '@/domain/show/buy-button'
import type { SaleState } from '@/domain/show/status'

/** What a reminder or registration is called on the wire. */
export type RemindType = 'SALE_REMIND' | 'LACK_REGISTER' | 'WAIT_LIST'

/** The one button of a show: its word is the state. */
export interface SaleButton {
  act: { kind: 'buy' } | { kind: 'remind'; type: RemindType } | null
  /** The merchant's own word; '' means the text of `key`. */
  word: string
  key: TextKey<'show'> | TextKey<'core'>
}

export interface SaleButtonFacts {
  /** The buyer has asked already. */
  reminded: boolean
  /** Redemption mode of the merchant (decision 50). */
  redeems: boolean
  /** The merchant's word for buying, may be ''. */
  merchantWord: string
}

const REMINDERS: Partial<
  Record<SaleState['action'], { type: RemindType; ask: SaleButton['key']; done: SaleButton['key'] }>
> = {
  countdown: { type: 'SALE_REMIND', ask: 'sale.remindMe', done: 'sale.reminded' },
  pending: { type: 'SALE_REMIND', ask: 'sale.remindMe', done: 'sale.reminded' },
  waitlist: { type: 'WAIT_LIST', ask: 'show.action.waitlist', done: 'sale.waitlisted' },
  shortage: { type: 'LACK_REGISTER', ask: 'show.action.shortage', done: 'sale.registered' },
}

/** The button for a state; null where a redeeming merchant shows none. */
export const saleButton = (
  state: SaleState,
  { reminded, redeems, merchantWord }: SaleButtonFacts,
): SaleButton | null => {
  const label = buyLabel(state.action, redeems)
  if (label === null) return null
  const reminder = REMINDERS[state.action]
  if (reminder) {
    const { type, ask, done } = reminder
    return reminded ? { act: null, word: '', key: done } : { act: { kind: 'remind', type }, word: '', key: ask }
  }
  const buys = state.open
  return { act: buys ? { kind: 'buy' } : null, word: buys ? merchantWord : '', key: `show.action.${label}` }
}
