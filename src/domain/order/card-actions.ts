import type { OrderFlags } from './operations'

/** What a card of the order list offers besides paying, the most wanted first. */
export type OrderAction = 'tickets' | 'refund' | 'rebook' | 'return' | 'cancel'

/** Up to this many are buttons of the card. */
const SHOWN = 2

/**
 * What stands on the card itself, and what is behind "more". Two fit; of three and more only the most wanted stays. Beside paying there
 * is no place: to cancel is behind "more".
 */
export const cardActions = (flags: OrderFlags): { shown: OrderAction[]; more: OrderAction[] } => {
  const all = [
    flags.canEnter || flags.canTake ? (['tickets'] as const) : [],
    flags.canRefund ? (['refund'] as const) : [],
    flags.canRebook ? (['rebook'] as const) : [],
    flags.canReturn ? (['return'] as const) : [],
    flags.canCancel ? (['cancel'] as const) : [],
  ].flat()
  if (flags.canPay) return { shown: [], more: all }
  return all.length <= SHOWN ? { shown: all, more: [] } : { shown: all.slice(0, 1), more: all.slice(1) }
}
