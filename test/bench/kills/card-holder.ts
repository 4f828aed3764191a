import { json } from '../../../scripts/gateway/core/database/json'
import type { Gateway } from '../../../scripts/gateway/core/context'
import { fen } from '../../../src/domain/money'
import { giveCard } from '../../../scripts/gateway/modules/trade/card/ledger-service'
import { cardsOff } from '../cards/audit'
import type { Place } from './actor'
import { ReturningBuyer } from './returning-buyer'

/** A card that covers one ticket of any show. */
const CARD = 'KILLS'

/** A buyer of two tickets who uses a card for one of them, pays the other, and returns both. */
export class CardHolder extends ReturningBuyer {
  private hasCard = false

  override async go(place: Place): Promise<void> {
    if (!this.hasCard && !(await this.chooseCard(place))) return
    await super.go(place)
  }

  /** Selects the buyer's card for the order. Returns false if a rule is broken. */
  private async chooseCard(place: Place): Promise<boolean> {
    const path = `user/buyer/v3/purchased/privilege/card/query?offset=0&length=5&cardId=${CARD}`
    const { items } = (await this.send<{ items: { userCardInstanceId: string }[] }>(place, 'read', path)).data
    if (items.length !== 1) return this.fail(`${items.length} cards of one that was given`) !== null
    this.wanted = { ...this.wanted, userCardInstanceId: items[0].userCardInstanceId }
    this.hasCard = true
    return true
  }
}

/** Gives each account a card. */
export const giveCards = async ({ db, clock }: Gateway, userIds: readonly string[]): Promise<void> => {
  const name = { 'zh-CN': CARD, 'zh-MO': CARD, 'en-US': CARD }
  await db
    .insertInto('card_templates')
    .values({
      ...{ card_id: CARD, kind: 'TIMES', times: 1, price: fen(1_000), sort: 100 },
      ...{ price_mode: 'CASH', refund_rule: 'NEVER', rights: json([]) },
      ...{ worth: null, rate: null, cut: null, per_person: null, stock: null },
      ...{ valid_from: null, valid_until: null, valid_days: null, sale_from: null, sale_to: null },
      ...{
        name: json(name),
        promotion: json(name),
        range: json({ useCouponRule: 'ALL_SHOW' as const, couponUseLimitVO: null }),
      },
    })
    .execute()
  const now = clock.now()
  for (const userId of userIds)
    await db.transaction().execute((tx) => giveCard(tx, { userId, cardId: CARD, orderId: null, identity: null, now }))
}

/** Returns the rules of the cards that are broken. */
export const cardHoldersOff = ({ db }: Pick<Gateway, 'db'>): Promise<string[]> => cardsOff(db, CARD)
