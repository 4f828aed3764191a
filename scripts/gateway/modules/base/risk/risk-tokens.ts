import { createHash } from 'node:crypto'
import { openSigned, signed } from '../../../core/signed'

/** Ms by the gateway's clock: longer than an order takes to fill in. */
const TTL = 15 * 60_000

/** Ids of any form as one that a signed text may hold. */
const mark = (userId: string, showId: string): string =>
  createHash('sha256').update(`${userId} ${showId}`).digest('base64url').slice(0, 22)

/** Proves that this user's right to order this show was checked, until it expires. */
export const riskToken = (key: Uint8Array, userId: string, showId: string, now: number): string =>
  signed(key, `${(now + TTL).toString(36)}-${mark(userId, showId)}`)

export const isGoodRiskToken = (
  key: Uint8Array,
  token: unknown,
  userId: string,
  showId: string,
  now: number,
): boolean => {
  if (typeof token !== 'string' || token.length > 200) return false
  const text = openSigned(key, token)
  if (text === null) return false
  const [until, ...rest] = text.split('-')
  return parseInt(until, 36) > now && rest.join('-') === mark(userId, showId)
}
