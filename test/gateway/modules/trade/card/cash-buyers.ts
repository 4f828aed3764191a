import { getRow, listRows } from '../../../../../scripts/gateway/core/database/rows'
import { enterCardEvent } from '../../../../../scripts/gateway/modules/trade/card/ledger-service'
import { fen } from '../../../../../src/domain/money'
import { START, type TestGateway } from '../../../support/gateway'
import { PLAY, press, type Shopper, shopper } from '../../../support/shopper'

const DAY = 86_400_000

/** Creates buyers who have cash cards, and places orders for these buyers. */
export const cashBuyers = (test: TestGateway, phonePrefix: string) => {
  const db = () => test.gateway.context.db
  let count = 1000

  /** Creates a buyer with one cash card for each balance (fen). The cards are used in this order. */
  const withCards = async (...balances: number[]) => {
    count += 1
    const account = `${phonePrefix}${count}`
    const buyer = await shopper(test, account)
    for (const _ of balances)
      await test.ask('console/api/cards', { method: 'POST', body: { action: 'GIVE', account, cardId: 'BC3' } })
    const rows = await db()
      .selectFrom('user_cards as u')
      .innerJoin('users as b', 'b.user_id', 'u.user_id')
      .selectAll('u')
      .where('b.cellphone', '=', account)
      .orderBy('u.user_card_id')
      .execute()
    await db()
      .transaction()
      .execute(async (tx) => {
        for (const [at, { user_card_id: id, valid_until: until, balance }] of rows.entries()) {
          const own = { balance: fen(balances[at]), valid_until: (until ?? 0) + at * DAY }
          await tx.updateTable('user_cards').set(own).where('user_card_id', '=', id).execute()
          await enterCardEvent(tx, id, { kind: 'CORRECTED', at: START, amount: fen(own.balance - (balance ?? 0)) })
        }
      })
    const cards = rows.map(({ user_card_id: id }) => id)
    const left = () =>
      Promise.all(cards.map(async (id) => (await getRow(db(), 'user_cards', { user_card_id: id })).balance))
    const change = (columns: object) =>
      db().updateTable('user_cards').set(columns).where('user_card_id', '=', cards[0]).execute()
    const again = (): Promise<Shopper> => shopper(test, account)
    return { account, again, buyer, cards, change, left }
  }
  const eventsOf = async (id: string) => {
    const events = await listRows(db(), 'card_events', { user_card_id: id }, 'event_id')
    // The first two ledger entries created the card.
    return events.slice(2).map(({ kind, amount }) => [kind, amount])
  }
  return { eventsOf, withCards }
}

export const pay = async (buyer: Shopper, { unPaidTransactionIds: [id] }: { unPaidTransactionIds: string[] }) =>
  press(await buyer.cashier(id), 'pay')

/** Places an order and pays it by cash cards. Money pays the remaining amount. Returns the id of the order. */
export const paidBy = async (
  buyer: Shopper,
  cashCards: readonly string[],
  purchase: object = PLAY,
): Promise<string> => {
  const { data } = (await buyer.order({ ...purchase, cashCards })).body
  if (data.payAmount > 0) await pay(buyer, data)
  return data.orderId
}

/** Returns an order item with tickets of the tier of PLAY. */
export const play = (quantity: number) => ({ ...PLAY, items: [{ ...PLAY.items[0], quantity }] })
