import { giveCard } from '../../../scripts/gateway/modules/trade/card/ledger-service'
import type { Player } from './played'

/** A cash card of the seed. */
const CASH_CARD = 'BC3'

/** Gives a cash card to an account. @returns the id of the account's card */
export const giveCash = ({ gateway: { db, clock } }: Player, userId: string): Promise<string> =>
  db
    .transaction()
    .execute((tx) => giveCard(tx, { userId, cardId: CASH_CARD, orderId: null, identity: null, now: clock.now() }))
