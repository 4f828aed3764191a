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

/** Action of a show's main button. */
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

/** Label of a show's state; texts are at `show.state.*`. */
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
  /** True if the sale can be entered: a ticket can be bought, or the waitlist or registration joined. */
  open: boolean
  /**
   * Time at which the countdown ends: the opening of the sale for this buyer, or for all after an early entry. Null
   * without a time.
   */
  opensAt: number | null
}

/** Returns true if a show can be bought: it is on pre-sale or on sale (domain §4). */
export const isBuyable = (status: ShowDetailStatus): boolean => status === 'PRE_SALE' || status === 'ON_SALE'

const ENDED: Partial<Record<ShowDetailStatus, 'cancelled' | 'postponed' | 'finished' | 'notListed' | 'pending'>> = {
  CANCELED: 'cancelled',
  DELAY: 'postponed',
  COMPLETED: 'finished',
  DISABLED: 'notListed',
  PENDING: 'pending',
}

/** Returns when the priority right admits this buyer; Infinity without the right. */
const entryOf = ({ canUsePriorityPurchase, prioritySaleTime }: SaleFacts): number =>
  canUsePriorityPurchase ? (prioritySaleTime ?? 0) : Infinity

/**
 * Returns what the buyer can do with a show at the time `now` (decision 45). "Sold out" takes precedence over a future
 * sale time. A buyer with the priority right can enter from `prioritySaleTime` on, or at once without such a time.
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

/** Returns true if seats are picked on a map. `SUPPORT_NONE` and an absent type mean that they are not (domain §3). */
export const picksSeats = (seatPickType: string | null | undefined): boolean =>
  seatPickType != null && seatPickType !== '' && seatPickType !== 'SUPPORT_NONE'
