import { type PlanRow } from '../../catalogue/session/query-service'
import type { Language } from '../../../core/localized-text'
import { heldSeats } from '../../trade/seat/held-seats-service'
import type { CachedSeats } from '../../trade/seat/cache-service'

/** Number of seat groups shown per tier: this page replaces a seat map. */
const A_TIER = 3

/** Adjacent free seats. Price in fen, for all of them. */
export interface SeatOffer {
  seatIds: string[]
  /** The label of each seat, as on a ticket. */
  names: string[]
  price: number
}

export interface TierOffers {
  name: string
  /** Price a seat, fen. */
  price: number
  offers: SeatOffer[]
}

/** Returns the best `count` adjacent seats of each tier. Runs without an await, because seats change in between. */
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
