import { type Fen, minFen, subtractFen } from '../money'

/** What each card pays of an amount, and what is left to pay. */
export interface CardUse<Card> {
  used: { card: Card; amount: Fen }[]
  left: Fen
}

/** Consumes cash cards in list order: each takes the lesser of what remains and its value (domain §4). Cards not needed are left out. */
export const useCashCards = <Card extends { cardPrice: Fen }>(amount: Fen, cards: readonly Card[]): CardUse<Card> => {
  const used: CardUse<Card>['used'] = []
  let left = amount
  for (const card of cards) {
    const part = minFen(left, card.cardPrice)
    if (part <= 0) continue
    used.push({ card, amount: part })
    left = subtractFen(left, part)
  }
  return { used, left }
}
