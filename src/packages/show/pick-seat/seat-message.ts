import type { SeatRefusal } from '@/domain/seat/limits'

/** A message about the seats, with the data for its action. */
export type SeatMessage =
  /** The button was pressed and nothing is chosen. */
  | { kind: 'choose' }
  /** A seat was tapped that somebody has. */
  | { kind: 'taken'; seat: number; proposal: number[] }
  | { kind: 'notOnSale'; seat: number }
  /** One seat more than may be chosen. */
  | { kind: 'limit' | 'buyerLimit'; most: number }
  /** A seat of another tier than those chosen. */
  | { kind: 'tiers'; seat: number }
  /** Chosen seats went to somebody else; the proposal is as many as were chosen. */
  | { kind: 'lost'; seats: number[]; proposal: number[] }
  | { kind: 'noBlock'; count: number }
  /** The best there is stands in more than one row. */
  | { kind: 'split'; count: number }
  | { kind: 'holdOver' }
  /** The plan of the house was exchanged meanwhile. */
  | { kind: 'newMap' }
  /** The gateway's own sentence, or that there is no network. */
  | { kind: 'words'; text: string }
  /** What stands in the way of the choice as it is. */
  | { kind: 'refused'; refusal: SeatRefusal; fix: number[] | null }
