import type { OrderResale, ResaleUnit } from '@/api/resale'
import { nearTime } from '@/components/dates'
import type { Fen } from '@/domain/money'
import { resaleSums } from '@/domain/resale/amounts'
import { RESALE_STATES, type ResaleState } from '@/domain/resale/rule'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'
import type { listingTexts } from '@/locales/namespaces/listing'

/** States of a listing that screens show. A withdrawn listing is not shown, because the ticket is unchanged. */
export type ListingState = Exclude<ResaleState, 'TAKEN_BACK'>

const LISTING_STATES = RESALE_STATES.filter((state) => state !== 'TAKEN_BACK')

/** Units of an order whose latest listings have the same state. */
export interface ListingGroup {
  state: ListingState
  unitIds: readonly string[]
  /** Number of tickets. */
  count: number
  /** Amount that was or will be paid for the units, fen. */
  back: Fen
  /** Expiry of the listings, epoch ms. */
  until: number
  /** Time at which the last listing closed, epoch ms; null while they are open. */
  closedAt: number | null
}

/**
 * Returns a unit's latest listing. Returns null without a listing, and for a withdrawn listing. Also returns null for
 * an expired listing if the buyer no longer has the ticket.
 */
export const shownListing = ({ offer, hindrance }: ResaleUnit): ResaleUnit['offer'] => {
  const gone = hindrance === 'RETURNED' || hindrance === 'AWAY' || hindrance === 'GIVING'
  return offer?.state === 'TAKEN_BACK' || (gone && offer?.state === 'ENDED') ? null : offer
}

/** Groups the listings of units by state. Groups that allow an action come first. */
export const groupListings = (units: OrderResale['units']): ListingGroup[] =>
  LISTING_STATES.flatMap((state) => {
    const own = units.filter((unit) => shownListing(unit)?.state === state)
    const offers = own.flatMap(({ offer }) => offer ?? [])
    if (offers.length === 0) return []
    const closed = offers.flatMap(({ closedAt }) => closedAt ?? [])
    return {
      state,
      unitIds: own.map(({ unitId }) => unitId),
      count: own.reduce((sum, unit) => sum + unit.count, 0),
      back: resaleSums(own).back,
      until: Math.min(...offers.map(({ until }) => until)),
      closedAt: closed.length > 0 ? Math.max(...closed) : null,
    }
  })

/** Returns a group that contains only this unit; null if no listing of the unit is shown. */
export const groupOf = (unit: ResaleUnit): ListingGroup | null => groupListings([unit])[0] ?? null

/**
 * Returns a sentence that explains a listing's state to its seller.
 * @param at epoch ms and minutes east of UTC
 */
export const listingNote = (
  { state, until, closedAt, back }: ListingGroup,
  at: { now: number; utcOffset: number },
  t: Translate<typeof listingTexts>,
): string => {
  const time = nearTime(closedAt ?? until, at, t)
  return t(`listing.note.${state}`, { time, amount: formatMoney(back) })
}
