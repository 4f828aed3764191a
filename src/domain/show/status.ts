/** Show detail status (domain §4). */
export type ShowDetailStatus =
  | 'ON_SALE'
  | 'PRE_SALE'
  | 'DISABLED'
  | 'SOLD_OUT'
  | 'LACK_OF_TICKET'
  | 'PENDING'
  | 'CANCELED'
  | 'COMPLETED'
  | 'DELAY'

/** What a buyer meets at a show's main button. */
export type SaleAction =
  | 'buy'
  | 'pickSeats'
  | 'priorityBuy'
  | 'countdown'
  | 'pending'
  | 'waitlist'
  | 'shortage'
  | 'cancelled'
  | 'postponed'
  | 'finished'
  | 'notListed'

/** The word a state is called by; texts are at `show.state.*`. */
export type ShowStateLabel =
  | 'onSale'
  | 'preSale'
  | 'notYetOnSale'
  | 'pending'
  | 'soldOut'
  | 'cancelled'
  | 'postponed'
  | 'finished'
  | 'notListed'

/** The facts of a show that its button depends on. Times in epoch ms. */
export interface SaleFacts {
  showDetailStatus: ShowDetailStatus
  soldOut?: boolean
  supportSeatPicking?: boolean
  saleTime?: number | null
  canUsePriorityPurchase?: boolean
  prioritySaleTime?: number | null
  existWaitList?: boolean
}

export interface SaleState {
  action: SaleAction
  label: ShowStateLabel
  /** The sale can be entered now: a ticket can be bought, or a place in the waitlist or registration taken. */
  open: boolean
  /** When the sale opens, for the countdown: to this buyer, or to all where they may enter already. Null when it waits for no time. */
  opensAt: number | null
}

/** A show can be bought when it is on pre-sale or on sale (domain §4). */
export const isBuyable = (status: ShowDetailStatus): boolean => status === 'PRE_SALE' || status === 'ON_SALE'

const ENDED: Partial<Record<ShowDetailStatus, 'cancelled' | 'postponed' | 'finished' | 'notListed' | 'pending'>> = {
  CANCELED: 'cancelled',
  DELAY: 'postponed',
  COMPLETED: 'finished',
  DISABLED: 'notListed',
  PENDING: 'pending',
}

/** From when the priority right lets this buyer in; never without it. */
const entryOf = ({ canUsePriorityPurchase, prioritySaleTime }: SaleFacts): number =>
  canUsePriorityPurchase ? (prioritySaleTime ?? 0) : Infinity

/**
 * What the buyer can do with a show at a moment (decision 45). Sold out beats a sale time that is still to come; a
 * buyer with the priority right enters from `prioritySaleTime` on, or at once where the show gives none.
 */
export const saleState = (show: SaleFacts, now: number): SaleState => {
  const { showDetailStatus: status } = show
  const ended = ENDED[status]
  if (ended) return { action: ended, label: ended, open: false, opensAt: null }
  if (show.soldOut || !isBuyable(status)) {
    return { action: show.existWaitList ? 'waitlist' : 'shortage', label: 'soldOut', open: true, opensAt: null }
  }
  const opensAt = show.saleTime != null && show.saleTime > now ? show.saleTime : null
  if (opensAt !== null) {
    const priority = entryOf(show) <= now
    const label = status === 'PRE_SALE' ? 'preSale' : 'notYetOnSale'
    if (priority) return { action: 'priorityBuy', label, open: true, opensAt }
    return { action: 'countdown', label, open: false, opensAt: Math.min(opensAt, entryOf(show)) }
  }
  return {
    action: show.supportSeatPicking ? 'pickSeats' : 'buy',
    label: status === 'PRE_SALE' ? 'preSale' : 'onSale',
    open: true,
    opensAt: null,
  }
}

/** Seats are picked on a map; `SUPPORT_NONE` and an absent type mean no seats (domain §3). */
export const picksSeats = (seatPickType: string | null | undefined): boolean =>
  seatPickType != null && seatPickType !== '' && seatPickType !== 'SUPPORT_NONE'
