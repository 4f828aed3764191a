import type { CardEventKind } from '../../../../../src/domain/card/card-facts'
import type { Fen } from '../../../../../src/domain/money'
import type { LocalizedText } from '../../../core/localized-text'

declare module '../../../core/database/database' {
  interface Narrowed {
    user_cards: { balance: Fen | null; seats: LocalizedText[] }
    card_events: { kind: CardEventKind; amount: Fen }
  }
}
