import type { Tx } from '../../../core/database/database'
import { newId } from '../../../core/ids'
import type { JournalAccount, JournalKind } from './tables'

export interface JournalEntry {
  /** Id of the payable. */
  orderId: string
  kind: JournalKind
  at: number
  /** Amounts by account, fen: positive for received money, negative for given money. */
  lines: Partial<Record<JournalAccount, number>>
}

/** Books a movement in its own transaction. Throws for lines that do not sum to 0. */
export const book = async (tx: Tx, { orderId, kind, at, lines }: JournalEntry): Promise<void> => {
  const booked = Object.entries(lines).filter(([, amount]) => amount !== 0) as [JournalAccount, number][]
  if (booked.reduce((sum, [, amount]) => sum + amount, 0) !== 0)
    throw new Error(`The entry ${kind} of order ${orderId} does not balance: ${JSON.stringify(lines)}`)
  if (booked.length === 0) return
  const entryId = newId('J')
  const rows = booked.map(([account, amount]) => ({ entry_id: entryId, order_id: orderId, kind, account, amount, at }))
  await tx.insertInto('journal').values(rows).execute()
}

/** Sources of a payable's amount, fen. */
interface Sale {
  orderId: string
  money: number
  /** Amount covered by coupons and points. */
  granted?: number
  /** Moved from another payable. */
  moved?: number
  /** Paid by cash cards. */
  cards?: number
}

/** Books a sale. The provider holds its money for the merchant. Coupons, points, moved money and cards pay their part. */
export const bookSale = (tx: Tx, sale: Sale, at: number): Promise<void> => {
  const { orderId, money, granted = 0, moved = 0, cards = 0 } = sale
  const MERCHANT = money + granted + moved + cards
  const lines = { PROVIDER: -money, COUPONS: -granted, MOVED: -moved, CARDS: -cards, MERCHANT }
  return book(tx, { orderId, kind: 'SALE', at, lines })
}
