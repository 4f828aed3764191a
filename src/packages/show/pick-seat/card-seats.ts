import type { SeatTier } from '@/api/seats'
import { type Fen, fen } from '@/domain/money'
import type { SeatRules } from '@/domain/seat/limits'
import type { SessionCard } from '../sale/booking-card'
import type { SeatMessage, SelectionRefusal } from './seat-message'
import type { SeatFilter } from './seat-filter'

/** The selection as far as a card limits it (seat-picking). */
interface Selection {
  tiers: readonly SeatTier[]
  /** The buyer's card in the session; null without one. */
  card: SessionCard | null
  filter: Pick<SeatFilter, 'tiers'>
  chosen: readonly number[]
  chosenTiers: readonly number[]
  covers: (tier: number) => boolean
  /** Maximum number of selected seats. */
  limit: number
  rules: Pick<SeatRules, 'most'>
}

/** Returns the cost of a seat of a tier without fees: nothing with a card. */
export const seatCost = (tier: SeatTier | undefined, card: SessionCard | null): Fen =>
  tier && !card ? (tier.salePrice ?? tier.originalPrice) : fen(0)

/** Returns the tiers that match the filter and that the card covers, by index; null if all do. */
export const offeredTiers = ({
  tiers,
  card,
  filter,
}: Pick<Selection, 'tiers' | 'card' | 'filter'>): readonly boolean[] | null => {
  const matches = filter.tiers
  return card ? tiers.map(({ seatPlanId }, tier) => card.covers(seatPlanId) && (matches?.[tier] ?? true)) : matches
}

/** Returns why the card does not cover the selected seats, or null. */
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

/** Returns the message for one seat too many. @param exactly required number of seats, if one is required */
export const limitMessage = (
  { limit: most, rules, card }: Pick<Selection, 'limit' | 'rules' | 'card'>,
  exactly: number | null | undefined,
): SeatMessage => {
  if (exactly) return { kind: 'exactly', most }
  if (card?.left === most) return { kind: 'cardLimit', most }
  return { kind: rules.most === most ? 'limit' : 'buyerLimit', most }
}
