import type { LocalizedText } from './localized-text'
import type { Db, Tx } from './database/database'
import { countRows, deleteRows, listRows } from './database/rows'
import type { OwnedTable } from './owned-records'

/** An account and what reaches its person. */
export interface Account {
  userId: string
  countryCode: string
  cellphone: string | null
  email: string | null
}

/** What a buyer loses with the account (contract: api/account-closing). */
export type LossKind = 'COUPON' | 'FAVORITE' | 'ATTENDEE' | 'ADDRESS' | 'WAITLIST' | 'REMINDER' | 'MEMBER_LEVEL'

/** What has to end before an account may be closed. */
type ObstacleKind = 'UNPAID_ORDER' | 'COMING_TICKET' | 'REFUND'

export interface Obstacle {
  kind: ObstacleKind
  orderId: string
  /** Of the show. */
  name: LocalizedText
}

/** What a module holds of a person. Each part is about the module's own rows. */
export interface PersonalData {
  /** All of it by name, for the buyer's own copy; nothing that proves or opens anything (passwords, keys of codes). */
  read?: (db: Db | Tx, account: Account) => Promise<Record<string, unknown>>
  /** Deletes it, or takes the person out of what must stay: orders are kept without a name. */
  erase?: (tx: Tx, account: Account, now: number) => Promise<void>
  /** What of it a buyer will miss, counted. */
  losses?: (db: Db, account: Account, now: number) => Promise<Partial<Record<LossKind, number>>>
  /** What stands against closing the account. */
  obstacles?: (db: Db, account: Account, now: number) => Promise<Obstacle[]>
}

/** A buyer's rows of a table. */
export const rowsOf = (db: Db | Tx, table: OwnedTable, userId: string): Promise<object[]> =>
  listRows(db, table, { user_id: userId } as object)

/** Deletes a buyer's rows of a table. */
export const deleteRowsOf = async (tx: Tx, table: OwnedTable, userId: string): Promise<void> => {
  await deleteRows(tx, table, { user_id: userId } as object)
}

/** Of a module whose tables are all the buyer's own: listed in the copy by their names, deleted at the end. */
export const ownRows = (...tables: OwnedTable[]): Required<Pick<PersonalData, 'read' | 'erase'>> => ({
  read: async (db, { userId }) =>
    Object.fromEntries(
      await Promise.all(tables.map(async (table) => [table, await rowsOf(db, table, userId)] as const)),
    ),
  erase: async (tx, { userId }) => {
    for (const table of tables) await deleteRowsOf(tx, table, userId)
  },
})

/** Of a module whose one table is the buyer's own, and is missed when the account ends. */
export const missedRows = (table: OwnedTable, kind: LossKind): Required<Omit<PersonalData, 'obstacles'>> => ({
  ...ownRows(table),
  losses: async (db, { userId }) => ({ [kind]: await countRows(db, table, { user_id: userId } as object) }),
})
