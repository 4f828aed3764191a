import type { PointMove } from '../../../../../src/domain/points/lot'
import type { LocalizedText } from '../../../core/localized-text'

declare module '../../../core/database/database' {
  interface Narrowed {
    point_lots: { reason: LocalizedText | null }
    point_records: { kind: PointMove }
  }
}
