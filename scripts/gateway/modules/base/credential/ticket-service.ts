import { randomUUID } from 'node:crypto'
import type { Clock } from '../../../core/clock'
import type { Db, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { secretKey } from '../../../core/keys'
import { openSigned, signed } from '../../../core/signed'

/** Purpose of a token. A token for one purpose is not accepted for another. */
export type TicketKind = 'NONCE' | 'LINK' | 'OPEN_ID' | 'VERIFY'

interface Ticket {
  id: string
  facts: readonly string[]
}

/** Signed, opaque single-use tokens that contain data for the gateway. Only used tokens are stored in the database. */
export interface Tickets {
  /**
   * Creates a token.
   * @param ttl lifetime in ms
   */
  issue(kind: TicketKind, facts: readonly string[], ttl: number): string
  /**
   * Returns the data of a token. Returns `wrong` for an invalid text or a token of another kind, and `old` for an
   * expired token.
   */
  open(kind: TicketKind, text: string): Ticket | 'wrong' | 'old'
}

type Written = [kind: string, id: string, until: number, facts: string[]]

export const createTickets = async (db: Db, clock: Clock): Promise<Tickets> => {
  const key = await secretKey(db, 'ticket_key')
  return {
    issue: (kind, facts, ttl) => {
      const written: Written = [kind, randomUUID(), clock.now() + ttl, [...facts]]
      return signed(key, Buffer.from(JSON.stringify(written)).toString('base64url'))
    },
    open: (kind, text) => {
      const opened = openSigned(key, text)
      if (opened === null) return 'wrong'
      const [of, id, until, facts] = JSON.parse(Buffer.from(opened, 'base64url').toString()) as Written
      if (of !== kind) return 'wrong'
      return until > clock.now() ? { id, facts } : 'old'
    },
  }
}

/**
 * Marks a credential as used.
 * @returns false if it was already used; of two concurrent calls, only one gets true
 */
export const spend = async (db: Db | Tx, kind: TicketKind | 'CODE', id: string, now: number): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_credentials')
    .values({ kind, credential_id: id, spent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** Returns true if a credential has been used. */
export const isSpent = async (db: Db, kind: TicketKind | 'CODE', id: string): Promise<boolean> => {
  const row = await findRow(db, 'spent_credentials', { kind, credential_id: id })
  return row !== undefined
}
