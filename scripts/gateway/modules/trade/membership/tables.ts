import type { GrowthMove } from '../../../../../src/domain/member/growth'
import type { Fen } from '../../../../../src/domain/money'
import type { LocalizedText } from '../../../core/localized-text'

declare module '../../../core/database/database' {
  interface Narrowed {
    growth_records: { kind: GrowthMove; reason: LocalizedText | null }
    level_periods: { price: Fen }
  }
}
