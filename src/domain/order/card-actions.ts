import type { GiftEntry } from './gift-entry'
import type { OrderFlags } from './operations'

/** What a card of the order list offers besides paying, the most wanted first. */
export type OrderAction = 'tickets' | 'sendAgain' | 'transfer' | 'refund' | 'rebook' | 'resale' | 'cancel'

interface CardFacts {
  /** How the order offers to give its tickets away. */
  gift: GiftEntry | null
  /** Its show was cancelled. */
  isCanceledShow: boolean
}

/**
 * Returns what is on the card itself and what is behind "more". The tickets are on the card, and so is sending returned ones again; of
 * a cancelled show their refund. Other after-sale is behind "more" on every card, and so is canceling beside paying.
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
