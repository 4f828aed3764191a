import type { showTexts } from '@/locales/namespaces/show'
import type { ShowReminder } from '@/api/show'
import type { TextKey } from '@/locales/keys'
import { buyLabel } from '@/domain/show/buy-button'
import type { SaleState } from '@/domain/show/status'

/** Occasion of a reminder: the start of a sale, or returned tickets. */
export type Reminder = ShowReminder['subscribeTargetType']

/** Kind of registration that the main button offers. */
export type Registration = Reminder | 'WAIT_LIST'

/** The main button of a show; its label depends on the state of the sale. */
export interface SaleButton {
  action: { kind: 'buy' } | { kind: 'leave' } | { kind: 'remind'; type: Registration } | { kind: 'reminded' } | null
  /** Label that the merchant defined; '' to use the default text of `key`. */
  label: string
  key: TextKey<typeof showTexts> | TextKey
  /** True if the buyer has already registered. The button then only shows this fact. */
  isDone?: boolean
}

export interface SaleButtonFacts {
  /** True if the buyer has already subscribed. */
  reminded: boolean
  /** True if the merchant is in redemption mode (decision 50). */
  redeems: boolean
  /** True in the merchant's preview of an unpublished show. Such a show cannot be bought. */
  previewed?: boolean
  /** True if the show is sold on another website, which the button opens. */
  soldElsewhere?: boolean
  /** True for a free show, whose button shows "reserve". */
  isFree?: boolean
  /** Label that the merchant defined for the buy button; '' if the merchant defined no label. */
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

/** Returns the kind of registration that a state offers; null if the state offers no registration. */
export const registrationOf = ({ action }: SaleState): Registration | null => REMINDERS[action]?.type ?? null

/** Labels in redemption mode, which does not offer reminders or registrations. */
const WITHOUT_REMINDER: Partial<Record<SaleState['action'], SaleButton['key']>> = {
  pending: 'show.action.pending',
  waitlist: 'show.state.soldOut',
  shortage: 'show.state.soldOut',
}

/**
 * Returns the button for a state. In redemption mode, there is no reminder, waitlist or registration (shell §1). The
 * button then shows only the state, and is null before the sale.
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
    // A buyer who is already waiting can open the waitlist to choose another tier or to see the position.
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
