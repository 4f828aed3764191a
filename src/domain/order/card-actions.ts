import type { GiftEntry } from './gift-entry'
import type { OrderFlags } from './operations'

/** Actions on an order card, except payment, sorted by frequency of use. */
export type OrderAction = 'tickets' | 'sendAgain' | 'transfer' | 'refund' | 'rebook' | 'resale' | 'cancel'

interface CardFacts {
  /** State of the order's gift action. */
  gift: GiftEntry | null
  /** True if the show of the order was canceled. */
  isCanceledShow: boolean
}

/**
 * Splits the actions of an order card into actions on the card and actions in its menu "more".
 *
 * The card shows the link to the tickets, "send again" for a returned parcel, and the refund of a canceled show. The
 * menu contains other after-sale actions, and the cancellation of an unpaid order.
 */
export const cardActions = (
  flags: OrderFlags,
  { gift, isCanceledShow }: CardFacts,
): { shown: OrderAction[]; more: OrderAction[] } => {
  if (isCanceledShow && flags.canRefund) return { shown: ['refund'], more: [] }
  const shown: OrderAction[] = flags.canEnter || flags.canTake ? ['tickets'] : flags.canSendAgain ? ['sendAgain'] : []
  const more = [
    gift === 'open' ? (['transfer'] as const) : [],
    flags.canRefund ? (['refund'] as const) : [],
    flags.canRebook ? (['rebook'] as const) : [],
    flags.canReturn ? (['resale'] as const) : [],
    flags.canCancel ? (['cancel'] as const) : [],
  ].flat()
  return { shown, more }
}
