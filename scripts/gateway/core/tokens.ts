import { randomUUID } from 'node:crypto'
import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from './clock'
import type { Db, Tx } from './database/database'
import { Refusal } from './envelope'
import { secretKey } from './keys'

const MINUTE = 60_000
const ACCESS_TTL = 30 * MINUTE
const REFRESH_TTL = 30 * 24 * 60 * MINUTE
/** A refresh token may be shown again for so long: its answer may have been lost on the way. */
const GRACE = 10_000

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

export interface Tokens {
  /** Starts a family: one sign-in on one device. */
  signIn(userId: string): Promise<TokenPair>
  /** A new pair for a refresh token; a token shown after its grace ends its whole family. Throws `Refusal`. */
  rotate(refreshToken: string): Promise<TokenPair>
  /** The user of an access token whose login has not ended. Throws `Refusal` notLoggedIn, tokenExpired or loginExpired. */
  verify(accessToken: string | undefined): Promise<string>
  /** Ends the family of a token of either kind, also of one whose time is over; nothing happens for any other text. */
  signOut(token: string): Promise<void>
}

/** When a token says it was issued, epoch ms; null for what is no token. Nothing is verified. */
export const issuedAt = (token: string): number | null => {
  try {
    const { iat } = decodeJwt(token)
    return iat === undefined ? null : iat * 1000
  } catch {
    return null
  }
}

type Kind = 'access' | 'refresh'

/** Access tokens are signed and short; refresh tokens are signed too and each has a row. All times by the gateway's clock. */
export const createTokens = async (db: Db, clock: Clock): Promise<Tokens> => {
  const key = await secretKey(db, 'signing_key')

  const sign = (kind: Kind, userId: string, family: string, id: string, lifetime: number) =>
    new SignJWT({ kind, fam: family })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setJti(id)
      // With its milliseconds (RFC 7519, NumericDate): a token is younger than what happened in the same second before it.
      .setIssuedAt(clock.now() / 1000)
      .setExpirationTime(Math.floor((clock.now() + lifetime) / 1000))
      .sign(key)

  /** @param tolerance seconds that a token may be shown after its time */
  const open = async (token: string, kinds: readonly Kind[], tolerance = 0) => {
    const currentDate = new Date(clock.now())
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate, clockTolerance: tolerance })
    const isKnown = kinds.some((kind) => kind === payload.kind)
    if (!isKnown || !payload.sub || !payload.jti) throw new errors.JWTInvalid('another kind of token')
    return { userId: payload.sub, id: payload.jti, family: String(payload.fam) }
  }

  const issue = async (tx: Db | Tx, userId: string, family: string): Promise<TokenPair> => {
    const id = randomUUID()
    const now = clock.now()
    await tx
      .insertInto('refresh_tokens')
      .values({
        token_id: id,
        family,
        user_id: userId,
        issued_at: now,
        expires_at: now + REFRESH_TTL,
        replaced_at: null,
        revoked_at: null,
      })
      .execute()
    const [accessToken, refreshToken] = await Promise.all([
      sign('access', userId, family, randomUUID(), ACCESS_TTL),
      sign('refresh', userId, family, id, REFRESH_TTL),
    ])
    return { accessToken, refreshToken }
  }

  const endFamily = (family: string) =>
    db
      .updateTable('refresh_tokens')
      .set({ revoked_at: clock.now() })
      .where('family', '=', family)
      .where('revoked_at', 'is', null)
      .execute()

  /** Whether the login was ended by a logout or a replaced token. A pair issued at that moment ends with it. */
  const hasEnded = async (reader: Db | Tx, family: string): Promise<boolean> =>
    (await reader
      .selectFrom('refresh_tokens')
      .select('token_id')
      .where('family', '=', family)
      .where('revoked_at', 'is not', null)
      .limit(1)
      .executeTakeFirst()) !== undefined

  const rotate = async (refreshToken: string): Promise<TokenPair> => {
    const { id, userId, family } = await open(refreshToken, ['refresh']).catch(() => {
      throw new Refusal('loginExpired')
    })
    const pair = await db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('refresh_tokens')
        .selectAll()
        .where('token_id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!row || (await hasEnded(tx, family))) throw new Refusal('loginExpired')
      if (row.replaced_at !== null && clock.now() - row.replaced_at > GRACE) return null
      await tx
        .updateTable('refresh_tokens')
        .set({ replaced_at: row.replaced_at ?? clock.now() })
        .where('token_id', '=', id)
        .execute()
      return issue(tx, userId, family)
    })
    if (pair) return pair
    await endFamily(family)
    throw new Refusal('tokenException')
  }

  const verify = async (accessToken: string | undefined): Promise<string> => {
    if (!accessToken) throw new Refusal('notLoggedIn')
    const session = await open(accessToken, ['access']).catch((error: unknown) => {
      throw new Refusal(error instanceof errors.JWTExpired ? 'tokenExpired' : 'notLoggedIn')
    })
    if (await hasEnded(db, session.family)) throw new Refusal('loginExpired')
    return session.userId
  }

  const signOut = async (token: string): Promise<void> => {
    const session = await open(token, ['access', 'refresh'], REFRESH_TTL / 1000).catch(() => null)
    if (session) await endFamily(session.family)
  }

  return { signIn: (userId) => issue(db, userId, randomUUID()), rotate, verify, signOut }
}
