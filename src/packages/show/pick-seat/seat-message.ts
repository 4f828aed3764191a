import type { SeatRefusal } from '@/domain/seat/limits'

/** Reason why a selection cannot be held: a rule of the sale, or the buyer's card. */
export type SelectionRefusal =
  | SeatRefusal
  | { reason: 'uncovered'; seats: number[] }
  | { reason: 'cardLimit'; most: number }

/** A message about the seats, with the data for its action. */
export type SeatMessage =
  /** The buyer tapped the main button without a selection. */
  | { kind: 'choose' }
  /** The buyer tapped a seat that is taken. */
  | { kind: 'taken'; seat: number; proposal: number[] }
  | { kind: 'notOnSale'; seat: number }
  /** The buyer tapped one seat more than the limit. */
  | { kind: 'limit' | 'buyerLimit' | 'exactly'; most: number }
  /** The buyer's card does not cover the tapped seat. */
  | { kind: 'uncovered'; seat: number }
  /** The buyer tapped one seat more than the card covers. */
  | { kind: 'cardLimit'; most: number }
  /** The tapped seat is in another tier than the selected seats. */
  | { kind: 'tiers'; seat: number }
  /** Other buyers took selected seats. The proposal contains the same number of seats. */
  | { kind: 'lost'; seats: number[]; proposal: number[] }
  | { kind: 'noBlock'; count: number }
  /** The best seats are in two rows. */
  | { kind: 'split'; count: number }
  | { kind: 'holdOver' }
  /** The seat map has a new version. */
  | { kind: 'newMap' }
  /** The gateway's own message, or a network failure. */
  | { kind: 'failure'; text: string }
  /** The selection cannot be held; `refusal` is the reason. */
  | { kind: 'refused'; refusal: SelectionRefusal; fix: number[] | null }
