import type { GiftEntry } from './gift-entry'
import type { OrderFlags } from './operations'

/** Actions of an order card beside paying, the most frequent first. */
export type OrderAction = 'tickets' | 'sendAgain' | 'transfer' | 'refund' | 'rebook' | 'resale' | 'cancel'

interface CardFacts {
  /** State of the order's gift action. */
  gift: GiftEntry | null
  /** True if its show was cancelled. */
  isCanceledShow: boolean
}

/**
 * Splits the actions into those on the card and those behind "more". The card shows the tickets, a returned parcel to
 * send again, and the refund of a cancelled show. Other after-sale actions are behind "more", and so is canceling beside
 * paying.
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
