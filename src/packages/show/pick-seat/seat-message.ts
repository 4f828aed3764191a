import type { SeatRefusal } from '@/domain/seat/limits'

/** Why a selection cannot be held: the rules of the sale, or the buyer's card. */
export type SelectionRefusal =
  | SeatRefusal
  | { reason: 'uncovered'; seats: number[] }
  | { reason: 'cardLimit'; most: number }

/** A message about the seats, with the data for its action. */
export type SeatMessage =
  /** The button was pressed without a selection. */
  | { kind: 'choose' }
  /** A taken seat was tapped. */
  | { kind: 'taken'; seat: number; proposal: number[] }
  | { kind: 'notOnSale'; seat: number }
  /** One seat over the limit. */
  | { kind: 'limit' | 'buyerLimit' | 'exactly'; most: number }
  /** A seat that the buyer's card does not cover. */
  | { kind: 'uncovered'; seat: number }
  /** One seat over what the card covers. */
  | { kind: 'cardLimit'; most: number }
  /** A seat of another tier than the selected ones. */
  | { kind: 'tiers'; seat: number }
  /** Selected seats were taken by others; the proposal has the same number of seats. */
  | { kind: 'lost'; seats: number[]; proposal: number[] }
  | { kind: 'noBlock'; count: number }
  /** The best seats are in more than one row. */
  | { kind: 'split'; count: number }
  | { kind: 'holdOver' }
  /** The map has a new version. */
  | { kind: 'newMap' }
  /** The gateway's own message, or a network failure. */
  | { kind: 'failure'; text: string }
  /** Why the selection is refused. */
  | { kind: 'refused'; refusal: SelectionRefusal; fix: number[] | null }
