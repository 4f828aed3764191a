import type { SeatTier } from '@/api/seats'
import { type Fen, fen } from '@/domain/money'
import type { SeatRules } from '@/domain/seat/limits'
import type { SessionCard } from '../sale/booking-card'
import type { SeatMessage, SelectionRefusal } from './seat-message'
import type { SeatFilter } from './seat-filter'

/** The data of a seat selection that a card can limit. */
interface Selection {
  tiers: readonly SeatTier[]
  /** The buyer's card in the session; null if no card is used. */
  card: SessionCard | null
  filter: Pick<SeatFilter, 'tiers'>
  chosen: readonly number[]
  chosenTiers: readonly number[]
  covers: (tier: number) => boolean
  /** Maximum number of selected seats. */
  limit: number
  rules: Pick<SeatRules, 'most'>
}

/** Returns the price of a seat in a tier without fees. Returns 0 if a card is used. */
export const seatCost = (tier: SeatTier | undefined, card: SessionCard | null): Fen =>
  tier && !card ? (tier.salePrice ?? tier.originalPrice) : fen(0)

/**
 * For each tier index, returns true if the tier matches the filter and the card covers the tier. Returns null if this
 * is true for all tiers.
 */
export const offeredTiers = ({
  tiers,
  card,
  filter,
}: Pick<Selection, 'tiers' | 'card' | 'filter'>): readonly boolean[] | null => {
  const matches = filter.tiers
  return card ? tiers.map(({ seatPlanId }, tier) => card.covers(seatPlanId) && (matches?.[tier] ?? true)) : matches
}

/** Returns the reason why the card does not cover the selected seats, or null. */
export const refuseByCard = ({
  card,
  chosen,
  chosenTiers,
  covers,
}: Pick<Selection, 'card' | 'chosen' | 'chosenTiers' | 'covers'>): SelectionRefusal | null => {
  if (!card) return null
  const seats = chosen.filter((_, index) => !covers(chosenTiers[index]))
  if (seats.length > 0) return { reason: 'uncovered', seats }
  return chosen.length > card.left ? { reason: 'cardLimit', most: card.left } : null
}

/**
 * Returns the message for a selection that exceeds the limit. @param exactly required number of seats; null if any
 * number is allowed
 */
export const limitMessage = (
  { limit: most, rules, card }: Pick<Selection, 'limit' | 'rules' | 'card'>,
  exactly: number | null | undefined,
): SeatMessage => {
  if (exactly) return { kind: 'exactly', most }
  if (card?.left === most) return { kind: 'cardLimit', most }
  return { kind: rules.most === most ? 'limit' : 'buyerLimit', most }
}
