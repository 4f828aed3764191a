import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Columns } from './columns'

/*
 * Types of rows as the drivers return them: int8 as a number (epoch ms and fen stay far below 2^53), jsonb as values.
 * JSON columns are written as text (`json()` in json.ts), so that both drivers send the same.
 */

/**
 * Reason why a login ended: logout, reuse of an old token, logout from another device, a new password, or account
 * deletion.
 */
export type EndReason = 'LOGOUT' | 'REUSED' | 'REMOTE' | 'PASSWORD' | 'CLOSED'

/**
 * Types of JSON columns, of columns with a few values, and of views, because the SQL schema cannot express them. A
 * module adds its own types in `tables.ts` by declaration merging.
 *
 * @public
 */
export interface Narrowed {
  login_sessions: { end_reason: EndReason | null }
}

type Narrow<Name> = Name extends keyof Columns
  ? Name extends keyof Narrowed
    ? { [C in keyof Columns[Name]]: C extends keyof Narrowed[Name] ? Narrowed[Name][C] : Columns[Name][C] }
    : Columns[Name]
  : Name extends keyof Narrowed
    ? Narrowed[Name]
    : never

/** All tables and views by name. */
export type Database = { [Name in keyof Columns | keyof Narrowed]: Narrow<Name> }

/** A selected row. */
export type Row<Name extends keyof Columns> = Selectable<Database[Name]>

export type Db = Kysely<Database>
/** A connection inside a transaction. All statements on it belong to the caller's transaction. */
export type Tx = Transaction<Database>
