import type { Kysely, Transaction } from 'kysely'

/*
 * The rows as the database gives them: int8 comes as a number (epoch ms and fen stay far below 2^53), jsonb as values.
 * JSON columns are written as text (`json()` in json.ts), so that both drivers send the same.
 */

interface MetaTable {
  key: string
  value: string
}

/**
 * Why a login ended: by its own logout, because an old token was shown, from another device, because the password
 * changed, or with the account.
 */
export type EndReason = 'LOGOUT' | 'REUSED' | 'REMOTE' | 'PASSWORD' | 'CLOSED'

interface LoginSessionTable {
  session_id: string
  user_id: string
  terminal: string
  device: string
  begun_at: number
  seen_at: number
  ended_at: number | null
  end_reason: EndReason | null
}

interface RefreshTokenTable {
  token_id: string
  /** Of the login session. */
  family: string
  user_id: string
  /** Of the access token that was issued with it. */
  access_id: string
  issued_at: number
  expires_at: number
  replaced_at: number | null
  /** Of the token that took its place. */
  heir_id: string | null
}

/** All tables by name. Each module adds its own in its `tables.ts` by declaration merging. */
export interface Database {
  meta: MetaTable
  login_sessions: LoginSessionTable
  refresh_tokens: RefreshTokenTable
}

export type Db = Kysely<Database>
/** A connection in a transaction; what takes it belongs to the caller's unit of work. */
export type Tx = Transaction<Database>
