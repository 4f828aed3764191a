import { giveCard } from '../../../scripts/gateway/modules/trade/card/ledger-service'
import type { Player } from './played'

/** Cash card of the sandbox's seed data. */
const CASH_CARD = 'BC3'

/**
 * Gives a cash card to an account for every third purchase. @returns the ids of the cards with which the purchase is
 * paid
 */
export const cashInTurn = async ({ gateway }: Player, userId: string, turn: number): Promise<string[]> => {
  if (turn % 3 !== 0) return []
  const own = { userId, cardId: CASH_CARD, orderId: null, identity: null, now: gateway.clock.now() }
  return [await gateway.db.transaction().execute((tx) => giveCard(tx, own))]
}
