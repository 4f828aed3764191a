import type { ShowStateLabel } from '@/domain/show/status'
import type { SelectionRefusal } from './seat-message'

/** Action of the screen's main button. */
export type SeatAction =
  /** No seat is selected. */
  | { kind: 'choose'; most: number }
  /** More seats must be selected. */
  | { kind: 'more'; count: number }
  /** The selection cannot be held. The notice shows the reason and a suggestion. */
  | { kind: 'mend'; reason: SelectionRefusal['reason'] }
  | { kind: 'closed'; label: ShowStateLabel }
  /** Holds the seats, then opens the order. */
  | { kind: 'pay'; count: number; held: boolean }
  /** Passes the seats to the screen that requested them. */
  | { kind: 'pick'; count: number }
