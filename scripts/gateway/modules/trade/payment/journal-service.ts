import type { Tx } from '../../../core/database/database'
import { newId } from '../../../core/ids'
import type { JournalAccount, JournalKind } from './tables'

export interface JournalEntry {
  /** Id of the payable (any kind of order). */
  orderId: string
  kind: JournalKind
  at: number
  /** Amounts by account in fen. Received money is positive, and paid money negative. */
  lines: Partial<Record<JournalAccount, number>>
}

/** Stores an entry in the caller's transaction. Throws if the amounts of its lines do not add up to 0. */
export const book = async (tx: Tx, { orderId, kind, at, lines }: JournalEntry): Promise<void> => {
  const booked = Object.entries(lines).filter(([, amount]) => amount !== 0) as [JournalAccount, number][]
  if (booked.reduce((sum, [, amount]) => sum + amount, 0) !== 0)
    throw new Error(`The entry ${kind} of order ${orderId} does not balance: ${JSON.stringify(lines)}`)
  if (booked.length === 0) return
  const entryId = newId('J')
  const rows = booked.map(([account, amount]) => ({ entry_id: entryId, order_id: orderId, kind, account, amount, at }))
  await tx.insertInto('journal').values(rows).execute()
}

/** Sources of the money for a payable, in fen. */
interface Sale {
  orderId: string
  money: number
  /** Amount paid by coupons and points. */
  granted?: number
  /** Money that was moved from another payable. */
  moved?: number
  /** Amount paid by cash cards. */
  cards?: number
}

/**
 * Records a sale. The provider holds its money for the merchant. Coupons, points, moved money and cash cards cover
 * their parts of the price.
 */
export const bookSale = (tx: Tx, sale: Sale, at: number): Promise<void> => {
  const { orderId, money, granted = 0, moved = 0, cards = 0 } = sale
  const MERCHANT = money + granted + moved + cards
  const lines = { PROVIDER: -money, COUPONS: -granted, MOVED: -moved, CARDS: -cards, MERCHANT }
  return book(tx, { orderId, kind: 'SALE', at, lines })
}
