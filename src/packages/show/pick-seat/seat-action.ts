import type { ShowStateLabel } from '@/domain/show/status'
import type { SelectionRefusal } from './seat-message'

/** Action of the screen's button. */
export type SeatAction =
  /** No seat is selected. */
  | { kind: 'choose'; most: number }
  /** Further seats must be selected. */
  | { kind: 'more'; count: number }
  /** The selection cannot be held: the notice has the reason and a proposal. */
  | { kind: 'mend'; reason: SelectionRefusal['reason'] }
  | { kind: 'closed'; label: ShowStateLabel }
  /** Opens the order, after the seats are held. */
  | { kind: 'pay'; count: number; held: boolean }
  /** Returns the seats to the screen that requested them. */
  | { kind: 'pick'; count: number }
