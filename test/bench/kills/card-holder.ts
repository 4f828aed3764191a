import { json } from '../../../scripts/gateway/core/database/json'
import type { Gateway } from '../../../scripts/gateway/core/context'
import { fen } from '../../../src/domain/money'
import { giveCard } from '../../../scripts/gateway/modules/trade/card/ledger-service'
import { cardsOff } from '../cards/audit'
import type { Place } from './actor'
import { ReturningBuyer } from './returning-buyer'

/** A card that covers one ticket of any show. */
const CARD = 'KILLS'
/** A card with a balance that is lower than the price of a ticket. */
const CASH = 'KILLS-CASH'

/** A buyer of two tickets who uses a card for one of them and a cash card for the rest, and returns both tickets. */
export class CardHolder extends ReturningBuyer {
  private hasCard = false

  override async go(place: Place): Promise<void> {
    if (!this.hasCard && !(await this.chooseCards(place))) return
    await super.go(place)
  }

  /** Selects the buyer's cards for the order. Returns false if a rule is broken. */
  private async chooseCards(place: Place): Promise<boolean> {
    const [userCardInstanceId, cash] = [await this.ownCard(place, CARD), await this.ownCard(place, CASH)]
    if (userCardInstanceId === null || cash === null) return false
    this.wanted = { ...this.wanted, userCardInstanceId, cashCards: [cash] }
    this.hasCard = true
    return true
  }

  /** Returns the id of the buyer's card of a kind, or null if a rule is broken. */
  private async ownCard(place: Place, cardId: string): Promise<string | null> {
    const path = `user/buyer/v3/purchased/privilege/card/query?offset=0&length=5&cardId=${cardId}`
    const { items } = (await this.send<{ items: { userCardInstanceId: string }[] }>(place, 'read', path)).data
    if (items.length === 1) return items[0].userCardInstanceId
    this.fail(`${items.length} cards of one that was given`)
    return null
  }
}

/** Returns the columns that both cards have. */
const templateOf = (cardId: string) => {
  const name = json({ 'zh-CN': cardId, 'zh-MO': cardId, 'en-US': cardId })
  return {
    ...{ card_id: cardId, name, promotion: name, price: fen(1_000), sort: 100 },
    ...{ price_mode: 'CASH' as const, refund_rule: 'NEVER' as const, rights: json([]) },
    ...{ rate: null, cut: null, per_person: null, stock: null },
    ...{ valid_from: null, valid_until: null, valid_days: null, sale_from: null, sale_to: null },
    range: json({ useCouponRule: 'ALL_SHOW' as const, couponUseLimitVO: null }),
  }
}

/** Gives each account a card of both kinds. */
export const giveCards = async ({ db, clock }: Gateway, userIds: readonly string[]): Promise<void> => {
  await db
    .insertInto('card_templates')
    .values([
      { ...templateOf(CARD), kind: 'TIMES', times: 1, worth: null },
      { ...templateOf(CASH), kind: 'CASH', times: null, worth: fen(1_003) },
    ])
    .execute()
  const now = clock.now()
  for (const userId of userIds)
    for (const cardId of [CARD, CASH])
      await db.transaction().execute((tx) => giveCard(tx, { userId, cardId, orderId: null, identity: null, now }))
}

/** Returns the rules of the cards that are broken. */
export const cardHoldersOff = ({ db }: Pick<Gateway, 'db'>): Promise<string[]> => cardsOff(db, CARD)
