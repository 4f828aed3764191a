import { type PlanRow } from '../../catalogue/session/query-service'
import type { Language } from '../../../core/localized-text'
import { heldSeats } from '../../trade/seat/held-seats-service'
import type { CachedSeats } from '../../trade/seat/cache-service'

/** Number of seat groups that the page shows for each tier, because it has no seat map. */
const A_TIER = 3

/** A group of adjacent free seats. The price in fen is for all of them. */
export interface SeatOffer {
  seatIds: string[]
  /** The label of each seat, as on a ticket. */
  names: string[]
  price: number
}

export interface TierOffers {
  name: string
  /** Price of one seat in fen. */
  price: number
  offers: SeatOffer[]
}

/** Returns the best `count` adjacent seats of each tier. Synchronous, because seats may change during an await. */
export const offersOf = (room: CachedSeats, plans: readonly PlanRow[], count: number, lang: Language): TierOffers[] =>
  plans.map((plan, tier) => {
    const tiers = plans.map((_plan, index) => index === tier)
    const groups = Array.from({ length: A_TIER }, (_group, skip) => room.best.find({ count, tiers }, skip))
    return {
      name: plan.name[lang],
      price: plan.sale_price ?? plan.price,
      offers: groups.flatMap((group) => {
        if (!group) return []
        const seats = heldSeats(room, group, plans)
        return [
          {
            seatIds: seats.map(({ seatId }) => seatId),
            names: seats.map(({ desc }) => desc[lang]),
            price: seats.reduce((sum, seat) => sum + seat.price, 0),
          },
        ]
      }),
    }
  })
