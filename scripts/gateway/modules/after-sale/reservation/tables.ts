import type { DayException, WeeklyTimes } from '../../../../../src/domain/slot/slot'
import type { ReservableKind, ReservationState } from '../../../../../src/domain/slot/reservation'
import type { LocalizedText } from '../../../core/localized-text'

declare module '../../../core/database/database' {
  interface Narrowed {
    reservables: {
      kind: ReservableKind
      name: LocalizedText
      summary: LocalizedText
      notes: LocalizedText[]
      pattern: WeeklyTimes[]
      exceptions: DayException[]
      needs: 'NONE' | 'DOCUMENT'
    }
    reservations: { state: ReservationState; audience_ids: string[] }
  }
}
