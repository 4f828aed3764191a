import type { showTexts } from '@/locales/namespaces/show'
import type { ShowReminder } from '@/api/show'
import type { TextKey } from '@/locales/keys'
import { buyLabel } from '@/domain/show/buy-button'
import type { SaleState } from '@/domain/show/status'

/** Of a sale that opens, or of tickets that come back. */
export type Reminder = ShowReminder['subscribeTargetType']

/** What the button registers the buyer for. */
export type Registration = Reminder | 'WAIT_LIST'

/** The one button of a show: its label is the state. */
export interface SaleButton {
  action: { kind: 'buy' } | { kind: 'leave' } | { kind: 'remind'; type: Registration } | { kind: 'reminded' } | null
  /** The merchant's own label; '' means the text of `key`. */
  label: string
  key: TextKey<typeof showTexts> | TextKey
  /** The buyer has registered already: the button says so, and nothing more is to be done. */
  isDone?: boolean
}

export interface SaleButtonFacts {
  /** The buyer has subscribed already. */
  reminded: boolean
  /** Redemption mode of the merchant (decision 50). */
  redeems: boolean
  /** The merchant looks at it before it is public: nothing can be bought. */
  previewed?: boolean
  /** It is sold at another address, which the button leads to. */
  soldElsewhere?: boolean
  /** Nothing is paid: one reserves. */
  isFree?: boolean
  /** The merchant's label for buying, may be ''. */
  merchantLabel: string
}

const REMINDERS: Partial<
  Record<SaleState['action'], { type: Registration; prompt: SaleButton['key']; done: SaleButton['key'] }>
> = {
  countdown: { type: 'SALE_REMIND', prompt: 'sale.remindMe', done: 'sale.reminded' },
  pending: { type: 'SALE_REMIND', prompt: 'sale.remindMe', done: 'sale.reminded' },
  waitlist: { type: 'WAIT_LIST', prompt: 'show.action.waitlist', done: 'sale.waitlisted' },
  shortage: { type: 'LACK_REGISTER', prompt: 'show.action.shortage', done: 'sale.registered' },
}

/** What the buyer registers for in a state; null where there is nothing to register for. */
export const registrationOf = ({ action }: SaleState): Registration | null => REMINDERS[action]?.type ?? null

/** What a redeeming merchant's button says where another merchant's offers a reminder or a registration. */
const WITHOUT_REMINDER: Partial<Record<SaleState['action'], SaleButton['key']>> = {
  pending: 'show.action.pending',
  waitlist: 'show.state.soldOut',
  shortage: 'show.state.soldOut',
}

/**
 * The button for a state. A redeeming merchant offers no reminder, waitlist or registration (shell §1): the button names the
 * state, and is null before the sale.
 */
export const saleButton = (
  state: SaleState,
  { reminded, redeems, isFree = false, previewed = false, soldElsewhere = false, merchantLabel }: SaleButtonFacts,
): SaleButton | null => {
  if (previewed) return { action: null, label: '', key: 'sale.previewed' }
  const label = buyLabel(state.action, redeems)
  if (label === null) return null
  const stateOnly = redeems ? WITHOUT_REMINDER[state.action] : undefined
  if (stateOnly) return { action: null, label: '', key: stateOnly }
  const reminder = REMINDERS[state.action]
  if (reminder) {
    const { type, prompt, done } = reminder
    // One who waits may wait for another tier too, or look at the place.
    if (type === 'WAIT_LIST')
      return { action: { kind: 'remind', type }, label: '', key: reminded ? done : prompt, isDone: reminded }
    return reminded
      ? { action: { kind: 'reminded' }, label: '', key: done, isDone: true }
      : { action: { kind: 'remind', type }, label: '', key: prompt }
  }
  const buys = state.open
  if (buys && soldElsewhere) return { action: { kind: 'leave' }, label: merchantLabel, key: 'sale.elsewhere' }
  return {
    action: buys ? { kind: 'buy' } : null,
    label: buys ? merchantLabel : '',
    key: `show.action.${isFree && label === 'buy' ? 'reserve' : label}`,
  }
}
