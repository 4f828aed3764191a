import type { SeatRefusal } from '@/domain/seat/limits'

/** A message about the seats, with the data for its action. */
export type SeatMessage =
  /** The button was pressed and nothing is chosen. */
  | { kind: 'choose' }
  /** A taken seat was tapped. */
  | { kind: 'taken'; seat: number; proposal: number[] }
  | { kind: 'notOnSale'; seat: number }
  /** One seat more than may be chosen. */
  | { kind: 'limit' | 'buyerLimit' | 'exactly'; most: number }
  /** A seat of another tier than those chosen. */
  | { kind: 'tiers'; seat: number }
  /** Chosen seats were taken by others; the proposal is as many as were chosen. */
  | { kind: 'lost'; seats: number[]; proposal: number[] }
  | { kind: 'noBlock'; count: number }
  /** The best seats are in more than one row. */
  | { kind: 'split'; count: number }
  | { kind: 'holdOver' }
  /** The map has a new version. */
  | { kind: 'newMap' }
  /** The gateway's own sentence, or a network failure. */
  | { kind: 'words'; text: string }
  /** Why the choice is refused. */
  | { kind: 'refused'; refusal: SeatRefusal; fix: number[] | null }
