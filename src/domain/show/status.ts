/** Status of a show on its detail page (domain §4). */
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

/** Label of a show's state; text keys are `show.state.*`. */
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

/** Data of a show that determines its button. Times are in epoch ms. */
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
  /** True if the buyer can enter the sale: buy a ticket, or join the waitlist or registration. */
  open: boolean
  /**
   * Time at which the countdown ends: the opening of the sale for this buyer. After an early entry, the countdown ends
   * at the opening for all buyers. Null if the time is unknown or has passed.
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

/**
 * Returns the time from which the priority right admits this buyer, epoch ms. Returns Infinity if the buyer does not
 * have the right.
 */
const entryOf = ({ canUsePriorityPurchase, prioritySaleTime }: SaleFacts): number =>
  canUsePriorityPurchase ? (prioritySaleTime ?? 0) : Infinity

/**
 * Returns the action that is available to the buyer at `now` (epoch ms), and the show's label (decision 45). "Sold out"
 * takes precedence over a future sale time. A buyer with the priority right can enter from `prioritySaleTime` on, or
 * immediately if there is no such time.
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

/** Returns true if seats are chosen on a map. `SUPPORT_NONE` and an absent type mean that they are not (domain §3). */
export const picksSeats = (seatPickType: string | null | undefined): boolean =>
  seatPickType != null && seatPickType !== '' && seatPickType !== 'SUPPORT_NONE'
