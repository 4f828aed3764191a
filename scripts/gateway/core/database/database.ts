import type { Kysely, Transaction } from 'kysely'

/*
 * The rows as the database gives them: int8 comes as a number (epoch ms and fen stay far below 2^53), jsonb as values.
 * JSON columns are written as text (`json()` in json.ts), so that both drivers send the same.
 */

interface MetaTable {
  key: string
  value: string
}

interface RefreshTokenTable {
  token_id: string
  family: string
  user_id: string
  issued_at: number
  expires_at: number
  replaced_at: number | null
  revoked_at: number | null
}

/** All tables by name. Each module adds its own in its `tables.ts` by declaration merging. */
export interface Database {
  meta: MetaTable
  refresh_tokens: RefreshTokenTable
}

export type Db = Kysely<Database>
/** A connection in a transaction; what takes it belongs to the caller's unit of work. */
export type Tx = Transaction<Database>
