import { createHash } from 'node:crypto'
import { openSigned, signed } from '../../../core/signed'

/** Lifetime in ms, by the gateway's clock. It is longer than filling in an order takes. */
const TTL = 15 * 60_000

/** Combines two ids with any characters into a text that a signature can contain. */
const mark = (userId: string, showId: string): string =>
  createHash('sha256').update(`${userId} ${showId}`).digest('base64url').slice(0, 22)

/** Returns a token which proves that this user's right to order this show was checked. */
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
