import type { LocalizedText } from './localized-text'
import type { Db, Tx } from './database/database'
import { countRows, deleteRows, listRows } from './database/rows'
import type { OwnedTable } from './owned-records'

/** An account with its phone number and e-mail address. */
export interface Account {
  userId: string
  countryCode: string
  cellphone: string | null
  email: string | null
}

/** A kind of benefit that a buyer loses with the account (contract: api/account-closing). */
export type LossKind =
  | 'COUPON'
  | 'CARD'
  | 'POINT'
  | 'FAVORITE'
  | 'ATTENDEE'
  | 'ADDRESS'
  | 'WAITLIST'
  | 'REMINDER'
  | 'MEMBER_LEVEL'

/** Reasons that prevent a buyer from closing the account. */
type ObstacleKind = 'UNPAID_ORDER' | 'COMING_TICKET' | 'COMING_GOODS' | 'REFUND'

export interface Obstacle {
  kind: ObstacleKind
  orderId: string
  orderType: 'ticket' | 'goods'
  /** Name of the show or the item. */
  name: LocalizedText
}

/** Functions for the personal data in a module's own tables. */
export interface PersonalData {
  /** Returns all data by table or name, for the buyer's data export. Excludes passwords and hashes of codes. */
  read?: (db: Db | Tx, account: Account) => Promise<Record<string, unknown>>
  /** Deletes the data. Anonymizes rows that must remain, such as orders. */
  erase?: (tx: Tx, account: Account, now: number) => Promise<void>
  /** Counts the benefits that a buyer would lose with the account. */
  losses?: (db: Db, account: Account, now: number) => Promise<Partial<Record<LossKind, number>>>
  /** Returns the reasons that prevent closing the account. */
  obstacles?: (db: Db, account: Account, now: number) => Promise<Obstacle[]>
}

export const rowsOf = (db: Db | Tx, table: OwnedTable, userId: string): Promise<object[]> =>
  listRows(db, table, { user_id: userId } as object)

/** Deletes a buyer's rows of a table. */
export const deleteRowsOf = async (tx: Tx, table: OwnedTable, userId: string): Promise<void> => {
  await deleteRows(tx, table, { user_id: userId } as object)
}

/**
 * Creates `read` and `erase` for tables whose rows each belong to one buyer. `read` copies the rows by table name, and
 * `erase` deletes them.
 */
export const ownRows = (...tables: OwnedTable[]): Required<Pick<PersonalData, 'read' | 'erase'>> => ({
  read: async (db, { userId }) =>
    Object.fromEntries(
      await Promise.all(tables.map(async (table) => [table, await rowsOf(db, table, userId)] as const)),
    ),
  erase: async (tx, { userId }) => {
    for (const table of tables) await deleteRowsOf(tx, table, userId)
  },
})

/**
 * Creates `read`, `erase` and `losses` for a table whose rows each belong to one buyer. Each row counts as a benefit
 * that the buyer loses when the account is closed.
 */
export const missedRows = (table: OwnedTable, kind: LossKind): Required<Omit<PersonalData, 'obstacles'>> => ({
  ...ownRows(table),
  losses: async (db, { userId }) => ({ [kind]: await countRows(db, table, { user_id: userId } as object) }),
})
