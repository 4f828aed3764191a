import type { Clock } from './clock'
import type { Db, EndReason, Tx } from './database/database'
import { findRow } from './database/rows'

/** The device of a login: the client's terminal code, and `Chrome · Windows` from its user agent, or ''. */
export interface LoginDevice {
  terminal: string
  device: string
}

/** An active login. Times are epoch ms. */
interface LiveSession extends LoginDevice {
  sessionId: string
  begunAt: number
  seenAt: number
}

/** Called when a login begins. */
type BeginListener = (tx: Db | Tx, userId: string, sessionId: string) => Promise<void>

/** Login sessions of buyers, one row each. */
export interface LoginSessions {
  /** Registers a listener that runs in the transaction of each new login. */
  onBegin(listener: BeginListener): void
  begin(tx: Db | Tx, sessionId: string, userId: string, from: LoginDevice): Promise<void>
  /** Records that the tokens of a login were refreshed. */
  touch(tx: Db | Tx, sessionId: string): Promise<void>
  /** Returns the end reason of a login, or null while it is active. A session without a row has ended. */
  endOf(tx: Db | Tx, sessionId: string): Promise<EndReason | null>
  end(tx: Db | Tx, sessionId: string, reason: EndReason): Promise<void>
  /**
   * Ends one of a buyer's logins.
   * @returns true if it was active
   */
  endOwn(userId: string, sessionId: string, reason: EndReason): Promise<boolean>
  /**
   * Ends all logins of a buyer except `spared`; '' spares no login.
   * @returns the number of ended logins
   */
  endOthers(tx: Db | Tx, userId: string, spared: string, reason: EndReason): Promise<number>
  /** Returns a buyer's active logins, the most recently used first. */
  liveOf(userId: string): Promise<LiveSession[]>
}

/**
 * Creates the service for login sessions.
 * @param ttl time after the last token refresh until a login expires, ms
 * @param longest maximum duration of a login, ms
 */
export const createLoginSessions = (db: Db, clock: Clock, ttl: number, longest: number): LoginSessions => {
  const ending = (tx: Db | Tx, reason: EndReason) =>
    tx.updateTable('login_sessions').set({ ended_at: clock.now(), end_reason: reason }).where('ended_at', 'is', null)

  const listeners: BeginListener[] = []

  return {
    onBegin: (listener) => void listeners.push(listener),
    begin: async (tx, sessionId, userId, { terminal, device }) => {
      const now = clock.now()
      await tx
        .insertInto('login_sessions')
        .values({
          ...{ session_id: sessionId, user_id: userId, terminal, device },
          ...{ begun_at: now, seen_at: now, ended_at: null, end_reason: null },
        })
        .execute()
      for (const listener of listeners) await listener(tx, userId, sessionId)
    },
    touch: async (tx, sessionId) => {
      await tx.updateTable('login_sessions').set({ seen_at: clock.now() }).where('session_id', '=', sessionId).execute()
    },
    endOf: async (tx, sessionId) => {
      const row = await findRow(tx, 'login_sessions', { session_id: sessionId })
      if (row && row.ended_at === null && clock.now() - row.begun_at <= longest) return null
      return row?.end_reason ?? 'LOGOUT'
    },
    end: async (tx, sessionId, reason) => {
      await ending(tx, reason).where('session_id', '=', sessionId).execute()
    },
    endOwn: async (userId, sessionId, reason) => {
      const { numUpdatedRows } = await ending(db, reason)
        .where('session_id', '=', sessionId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return Number(numUpdatedRows) > 0
    },
    endOthers: async (tx, userId, spared, reason) => {
      const { numUpdatedRows } = await ending(tx, reason)
        .where('user_id', '=', userId)
        .where('session_id', '<>', spared)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
    liveOf: async (userId) => {
      const rows = await db
        .selectFrom('login_sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .where('begun_at', '>=', clock.now() - longest)
        .where('seen_at', '>', clock.now() - ttl)
        .orderBy('seen_at', 'desc')
        .orderBy('session_id')
        .execute()
      return rows.map((row) => ({
        ...{ sessionId: row.session_id, terminal: row.terminal, device: row.device },
        ...{ begunAt: row.begun_at, seenAt: row.seen_at },
      }))
    },
  }
}
