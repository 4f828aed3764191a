import type { IncomingHttpHeaders } from 'node:http'
import { hasBegun, hasPriority, type Priority } from '../../../../../src/domain/show/priority'
import { findShow, type ShowRow } from '../show/query-service'
import type { Clock } from '../../../core/clock'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { found, notFound, Refusal } from '../../../core/envelope'
import { tagsOf } from './tag-service'
import { secretKey } from '../../../core/keys'
import { openSigned, signed } from '../../../core/signed'
import type { Tokens } from '../../../core/tokens'

/**
 * Lifetime of a privilege token in ms. It is longer than the lifetime of an access token, because public calls send
 * privilege tokens. Clients request a new token at every start.
 */
const TTL = 24 * 60 * 60_000

/** Tokens that identify a buyer in public calls, for privileges. */
export interface PrivilegeHolders {
  /** Returns a token that proves a buyer's privileges for a day. */
  tokenOf(userId: string): string
  /**
   * Returns the id of the buyer from a public request's token, or ''. Throws `Refusal` tokenExpire, so that the client
   * requests a new token.
   */
  holderOf(headers: IncomingHttpHeaders): Promise<string>
}

const headerOf = (headers: IncomingHttpHeaders, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

export const createPrivilegeHolders = async (db: Db, tokens: Tokens, clock: Clock): Promise<PrivilegeHolders> => {
  const key = await secretKey(db, 'privilege_key')
  const claimed = (token: string): string => {
    const [userId = '', until = ''] = (openSigned(key, token) ?? '').split('~')
    return Number(until) > clock.now() ? userId : ''
  }
  return {
    tokenOf: (userId) => signed(key, `${userId}~${clock.now() + TTL}`),
    holderOf: async (headers) => {
      const holder = claimed(headerOf(headers, 'privilege-token'))
      const access = headerOf(headers, 'access-token')
      if (holder || !access) return holder
      try {
        return await tokens.verify(access)
      } catch (error) {
        if (error instanceof Refusal && error.code === 'tokenExpired') throw error
        return ''
      }
    },
  }
}

const priorityOf = ({ min_level, opens_at }: Row<'privileges'>): Priority => ({ minLevel: min_level, from: opens_at })

/** Returns the privilege that allows some buyers to buy a show early, or undefined. */
const privilegeOf = (db: Db | Tx, showId: string): Promise<Row<'privileges'> | undefined> =>
  findRow(db, 'privileges', { show_id: showId })

/** Returns the member level of a buyer. Visitors have -1, which is below all levels. */
const levelOf = async (db: Db | Tx, userId: string): Promise<number> => {
  const row = await findRow(db, 'users', { user_id: userId })
  return row?.prime_level ?? -1
}

/** Returns true if a buyer has a privilege by member level or by a tag. */
const holds = async (db: Db | Tx, privilege: Row<'privileges'>, userId: string): Promise<boolean> =>
  hasPriority(priorityOf(privilege), await levelOf(db, userId)) ||
  (privilege.white_tag !== null && (await tagsOf(db, userId)).includes(privilege.white_tag))

/**
 * Returns the values of a show's privilege for the buyer of the request (contract: api/show). All values are empty once
 * the public sale is open.
 */
export const priorityFacts = async (
  { db, clock, privilegeHolders }: Pick<Gateway, 'db' | 'clock' | 'privilegeHolders'>,
  show: { show_id: string; sale_time: number | null },
  headers: IncomingHttpHeaders,
) => {
  const none = {
    existsPrivilegePurchase: false,
    canUsePriorityPurchase: false,
    prioritySaleTime: null as number | null,
    privilegeId: '',
  }
  if (show.sale_time === null || show.sale_time <= clock.now()) return none
  const privilege = await privilegeOf(db, show.show_id)
  if (!privilege) return none
  const has = await holds(db, privilege, await privilegeHolders.holderOf(headers))
  return {
    existsPrivilegePurchase: true,
    canUsePriorityPurchase: has,
    prioritySaleTime: privilege.opens_at,
    privilegeId: has ? privilege.privilege_id : '',
  }
}

/**
 * Returns the privilege that a buyer wants to use for a show. Returns null unless the buyer has the privilege and its
 * sale has started.
 */
export const usedPrivilege = async (
  db: Db | Tx,
  showId: string,
  { privilegeId, userId, now }: { privilegeId: string; userId: string; now: number },
): Promise<Row<'privileges'> | null> => {
  const privilege = privilegeId && userId ? await privilegeOf(db, showId) : undefined
  if (privilege?.privilege_id !== privilegeId) return null
  return hasBegun(priorityOf(privilege), now) && (await holds(db, privilege, userId)) ? privilege : null
}

/**
 * Returns the show with the earlier start of the sale if the buyer can use the privilege. Otherwise returns the show
 * unchanged.
 */
export const saleByPrivilege = async <Show extends { show_id: string; sale_time: number | null }>(
  db: Db | Tx,
  show: Show,
  { privilegeId, userId, now }: { privilegeId: string; userId: string; now: number },
): Promise<Show> => {
  const privilege = await usedPrivilege(db, show.show_id, { privilegeId, userId, now })
  return privilege ? { ...show, sale_time: privilege.opens_at } : show
}

/**
 * Returns the show for public calls with a privilege. Throws `Refusal` notFound for an unknown show, and for an
 * unknown privilege or a privilege of another show.
 */
export const privilegedSale = async (
  { db, clock, privilegeHolders }: Gateway,
  headers: IncomingHttpHeaders,
  { showId, privilegeId }: { showId: string; privilegeId: string },
): Promise<ShowRow> => {
  const show = found(await findShow(db, showId))
  const privilege = found(await privilegeOf(db, showId))
  if (privilege.privilege_id !== privilegeId) throw notFound()
  const userId = await privilegeHolders.holderOf(headers)
  return saleByPrivilege(db, show, { privilegeId, userId, now: clock.now() })
}
