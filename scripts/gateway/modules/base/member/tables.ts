import type { LevelReason } from '../../../../../src/domain/member/level'
import type { RightTarget, RightType } from '../../../../../src/domain/member/right'
import type { Fen } from '../../../../../src/domain/money'
import type { LocalizedText } from '../../../core/localized-text'

declare module '../../../core/database/database' {
  interface Narrowed {
    member_levels: { name: LocalizedText; price: Fen | null }
    member_rights: {
      right_type: RightType
      name: LocalizedText
      badge: LocalizedText
      detail: LocalizedText
      how_often: LocalizedText
      target: RightTarget
    }
    level_changes: { reason: LevelReason }
  }
}
