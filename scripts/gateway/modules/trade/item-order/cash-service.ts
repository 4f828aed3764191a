import type { CashCardFacts, CashPart } from '../../../../../src/domain/pricing/cash-cards'
import type { Db, Tx } from '../../../core/database/database'
import type { Language, LocalizedText } from '../../../core/localized-text'

/** A buyer's cash card that can be used for payment now. */
export interface CashCard extends CashCardFacts {
  name: LocalizedText
  /** End of the card's validity, epoch ms; null if the card does not expire. */
  until: number | null
}

declare module '../../../core/hooks' {
  interface Hooks {
    /** Returns a buyer's cash cards. Throws `Refusal` if a chosen card cannot be used. */
    'items.cash': (
      db: Db | Tx,
      buyer: { userId: string; now: number },
      chosen?: readonly string[],
    ) => Promise<CashCard[]>
    /** Deducts the amounts that cash cards pay from their balances. */
    'items.hold': (
      tx: Tx,
      orderId: string,
      parts: readonly Pick<CashPart, 'cashId' | 'amount'>[],
      now: number,
    ) => Promise<void>
  }
}

/** A cash card with the part that it pays. */
export interface UsedCash {
  card: CashCard
  part: CashPart
}

/** Serializes cash cards at a checkout (contract: api/purchase CashCard). */
export const serializeCash = (cards: readonly UsedCash[], lang: Language) =>
  cards.map(({ card, part }) => ({
    ...{ userCardInstanceId: card.cashId, name: card.name[lang], expirationTime: card.until },
    ...{ balance: card.balance, amount: part.amount, left: part.stays, reason: part.reason ?? '' },
  }))
