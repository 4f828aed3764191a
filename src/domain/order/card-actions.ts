import type { GiftEntry } from './gift-entry'
import type { OrderFlags } from './operations'

/** What a card of the order list offers besides paying, the most wanted first. */
export type OrderAction = 'tickets' | 'transfer' | 'refund' | 'rebook' | 'return' | 'cancel'

/**
 * Returns what is on the card itself and what is behind "more". Only the tickets are on the card: after-sale is behind "more" on every card,
 * and so is canceling beside paying.
 * @param gift how the order offers to give its tickets away
 */
export const cardActions = (
  flags: OrderFlags,
  gift: GiftEntry | null,
): { shown: OrderAction[]; more: OrderAction[] } => {
  const shown: OrderAction[] = flags.canEnter || flags.canTake ? ['tickets'] : []
  const more = [
    gift === 'open' ? (['transfer'] as const) : [],
    flags.canRefund ? (['refund'] as const) : [],
    flags.canRebook ? (['rebook'] as const) : [],
    flags.canReturn ? (['return'] as const) : [],
    flags.canCancel ? (['cancel'] as const) : [],
  ].flat()
  return { shown, more }
}
