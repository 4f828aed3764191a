import { randomUUID } from 'node:crypto'
import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from './clock'
import { texts } from './core-texts'
import type { Db, EndReason, Tx } from './database/database'
import { Refusal } from './envelope'
import { secretKey } from './keys'
import { createLoginSessions, type LoginDevice, type LoginSessions } from './login-sessions'

const MINUTE = 60_000
const ACCESS_TTL = 30 * MINUTE
const REFRESH_TTL = 30 * 24 * 60 * MINUTE
/** Maximum duration of a login in ms, even if it is used all the time. */
const LONGEST_LOGIN = 180 * 24 * 60 * MINUTE
/** Period in which a used refresh token is accepted again, in ms, because the first response may have been lost. */
const GRACE = 10_000
/** Maximum number of token refreshes of one login in `RENEWAL_WINDOW` ms. */
const MAX_RENEWALS = 20
const RENEWAL_WINDOW = MINUTE

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

/** The user and the login session of a token. */
interface TokenOwner {
  userId: string
  sessionId: string
}

export interface Tokens {
  sessions: LoginSessions
  /** Starts a login session: one sign-in on one device. */
  signIn(userId: string, from?: LoginDevice): Promise<TokenPair>
  /**
   * Returns a new pair of tokens for a refresh token. Repeated calls within the grace period return the same pair. A
   * later use of the old token ends the whole session.
   * @throws Refusal loginExpired, tokenException, loggedOut, tooMany
   */
  rotate(refreshToken: string): Promise<TokenPair>
  /**
   * Returns the user and session of a valid access token.
   * @throws Refusal notLoggedIn, tokenExpired, loginExpired, tokenException, loggedOut
   */
  ownerOf(accessToken: string | undefined): Promise<TokenOwner>
  /** Returns the user of a valid access token, like `ownerOf`. */
  verify(accessToken: string | undefined): Promise<string>
  /** Ends the session of an access or refresh token, even of an expired token. Ignores any other text. */
  signOut(token: string): Promise<void>
}

/** Returns the issue time of a token, epoch ms, or null for any other text. Does not verify the token. */
export const issuedAt = (token: string): number | null => {
  try {
    const { iat } = decodeJwt(token)
    return iat === undefined ? null : iat * 1000
  } catch {
    return null
  }
}

type Kind = 'access' | 'refresh'

const REFUSALS: Record<EndReason, () => Refusal> = {
  LOGOUT: () => new Refusal('loginExpired'),
  CLOSED: () => new Refusal('loginExpired'),
  REUSED: () => new Refusal('tokenException'),
  REMOTE: () => new Refusal('loggedOut'),
  PASSWORD: () => new Refusal('loggedOut', { comment: (lang) => texts.translate(lang, 'ends.password') }),
}

const UNKNOWN_DEVICE: LoginDevice = { terminal: '', device: '' }

/** Fields of a stored refresh token that are needed to sign the same pair again. */
interface Issue {
  userId: string
  sessionId: string
  refreshId: string
  accessId: string
  /** Time of issue, epoch ms. */
  at: number
}

/**
 * Creates the token service. Each refresh token has a row in the database. Access tokens only have a signature. All
 * times are by the gateway's clock.
 */
export const createTokens = async (db: Db, clock: Clock): Promise<Tokens> => {
  const key = await secretKey(db, 'signing_key')
  const sessions = createLoginSessions(db, clock, REFRESH_TTL, LONGEST_LOGIN)

  const sign = (kind: Kind, { userId, sessionId, at }: Issue, id: string, lifetime: number) =>
    new SignJWT({ kind, fam: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setJti(id)
      // The issue time contains milliseconds (RFC 7519, NumericDate), so that tokens can be compared with other events
      // of the same second.
      .setIssuedAt(at / 1000)
      .setExpirationTime(Math.floor((at + lifetime) / 1000))
      .sign(key)

  /** Signs the pair of tokens of a row. The result is the same each time. */
  const pairOf = async (issue: Issue): Promise<TokenPair> => {
    const [accessToken, refreshToken] = await Promise.all([
      sign('access', issue, issue.accessId, ACCESS_TTL),
      sign('refresh', issue, issue.refreshId, REFRESH_TTL),
    ])
    return { accessToken, refreshToken }
  }

  /**
   * Verifies a token.
   * @param tolerance seconds after expiry during which the token is still accepted
   */
  const open = async (token: string, kinds: readonly Kind[], tolerance = 0) => {
    const currentDate = new Date(clock.now())
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate, clockTolerance: tolerance })
    const isKnown = kinds.some((kind) => kind === payload.kind)
    if (!isKnown || !payload.sub || !payload.jti) throw new errors.JWTInvalid('another kind of token')
    return { userId: payload.sub, id: payload.jti, sessionId: String(payload.fam) }
  }

  const issue = async (tx: Db | Tx, userId: string, sessionId: string): Promise<Issue> => {
    const made = { userId, sessionId, refreshId: randomUUID(), accessId: randomUUID(), at: clock.now() }
    await tx
      .insertInto('refresh_tokens')
      .values({
        ...{ token_id: made.refreshId, family: sessionId, user_id: userId, access_id: made.accessId },
        ...{ issued_at: made.at, expires_at: made.at + REFRESH_TTL, replaced_at: null, heir_id: null },
      })
      .execute()
    return made
  }

  const refuseEnded = async (tx: Db | Tx, sessionId: string): Promise<void> => {
    const reason = await sessions.endOf(tx, sessionId)
    if (reason) throw REFUSALS[reason]()
  }

  /** Limits token refreshes. Each one adds a row, so endless refreshes would fill the table. */
  const refuseTooMany = async (tx: Tx, sessionId: string): Promise<void> => {
    const since = clock.now() - RENEWAL_WINDOW
    const { count, oldest } = await tx
      .selectFrom('refresh_tokens')
      .select((row) => [row.fn.countAll<number>().as('count'), row.fn.min<number>('issued_at').as('oldest')])
      .where('family', '=', sessionId)
      .where('issued_at', '>', since)
      .where('issued_at', '<=', clock.now())
      .executeTakeFirstOrThrow()
    if (Number(count) < MAX_RENEWALS) return
    throw new Refusal('tooMany', { http: 429, params: { seconds: Math.ceil((Number(oldest) - since) / 1000) } })
  }

  const rowOf = (tx: Tx, tokenId: string) =>
    tx.selectFrom('refresh_tokens').selectAll().where('token_id', '=', tokenId).forUpdate().executeTakeFirst()

  /** Returns the successor of a replaced token, or null after its grace period. */
  const heirOf = async (tx: Tx, heirId: string, replacedAt: number): Promise<Issue | null> => {
    const row = clock.now() - replacedAt > GRACE ? undefined : await rowOf(tx, heirId)
    if (!row) return null
    return {
      ...{ userId: row.user_id, sessionId: row.family, refreshId: row.token_id },
      ...{ accessId: row.access_id, at: row.issued_at },
    }
  }

  const rotate = async (refreshToken: string): Promise<TokenPair> => {
    const { id, userId, sessionId } = await open(refreshToken, ['refresh']).catch(() => {
      throw new Refusal('loginExpired')
    })
    const heir = await db.transaction().execute(async (tx) => {
      const row = await rowOf(tx, id)
      if (!row) throw new Refusal('loginExpired')
      await refuseEnded(tx, sessionId)
      if (row.heir_id !== null) return heirOf(tx, row.heir_id, row.replaced_at ?? 0)
      await refuseTooMany(tx, sessionId)
      const made = await issue(tx, userId, sessionId)
      await tx
        .updateTable('refresh_tokens')
        .set({ replaced_at: made.at, heir_id: made.refreshId })
        .where('token_id', '=', id)
        .execute()
      await sessions.touch(tx, sessionId)
      return made
    })
    if (heir) return pairOf(heir)
    await sessions.end(db, sessionId, 'REUSED')
    throw new Refusal('tokenException')
  }

  const ownerOf = async (accessToken: string | undefined): Promise<TokenOwner> => {
    if (!accessToken) throw new Refusal('notLoggedIn')
    const { userId, sessionId } = await open(accessToken, ['access']).catch((error: unknown) => {
      throw new Refusal(error instanceof errors.JWTExpired ? 'tokenExpired' : 'notLoggedIn')
    })
    await refuseEnded(db, sessionId)
    return { userId, sessionId }
  }

  const signIn = (userId: string, from = UNKNOWN_DEVICE): Promise<TokenPair> => {
    const sessionId = randomUUID()
    return db
      .transaction()
      .execute(async (tx) => {
        await sessions.begin(tx, sessionId, userId, from)
        return issue(tx, userId, sessionId)
      })
      .then(pairOf)
  }

  const signOut = async (token: string): Promise<void> => {
    const owner = await open(token, ['access', 'refresh'], REFRESH_TTL / 1000).catch(() => null)
    if (owner) await sessions.end(db, owner.sessionId, 'LOGOUT')
  }

  return { sessions, signIn, rotate, ownerOf, verify: async (token) => (await ownerOf(token)).userId, signOut }
}
