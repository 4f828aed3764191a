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
/** A login is over so long after it began, however much it is used. */
const LONGEST_LOGIN = 180 * 24 * 60 * MINUTE
/** A refresh token may be shown again for so long: its answer may have been lost on the way. */
const GRACE = 10_000
/** Renewals of one login in `RENEWAL_WINDOW` ms. */
const MAX_RENEWALS = 20
const RENEWAL_WINDOW = MINUTE

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

/** Whose a token is, and of which login. */
interface TokenOwner {
  userId: string
  sessionId: string
}

export interface Tokens {
  sessions: LoginSessions
  /** Starts a login session: one sign-in on one device. */
  signIn(userId: string, from?: LoginDevice): Promise<TokenPair>
  /**
   * A new pair for a refresh token, its one heir: within the grace the same pair again. A token shown after it ends the whole
   * session. Throws `Refusal`: loginExpired, tokenException, loggedOut, tooMany.
   */
  rotate(refreshToken: string): Promise<TokenPair>
  /**
   * Whose an access token is whose login has not ended. Throws `Refusal`: notLoggedIn, tokenExpired, loginExpired,
   * tokenException, loggedOut.
   */
  ownerOf(accessToken: string | undefined): Promise<TokenOwner>
  /** The user of `ownerOf`. */
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

/** What a login answers that has ended, by why it did. */
const REFUSALS: Record<EndReason, () => Refusal> = {
  LOGOUT: () => new Refusal('loginExpired'),
  CLOSED: () => new Refusal('loginExpired'),
  REUSED: () => new Refusal('tokenException'),
  REMOTE: () => new Refusal('loggedOut'),
  PASSWORD: () => new Refusal('loggedOut', { comment: (lang) => texts.translate(lang, 'ends.password') }),
}

const UNKNOWN_DEVICE: LoginDevice = { terminal: '', device: '' }

/** A pair as its row has it: what it takes to sign it again. */
interface Issue {
  userId: string
  sessionId: string
  refreshId: string
  accessId: string
  /** Epoch ms. */
  at: number
}

/** Access tokens are signed and short; refresh tokens are signed too and each has a row. All times by the gateway's clock. */
export const createTokens = async (db: Db, clock: Clock): Promise<Tokens> => {
  const key = await secretKey(db, 'signing_key')
  const sessions = createLoginSessions(db, clock, REFRESH_TTL, LONGEST_LOGIN)

  const sign = (kind: Kind, { userId, sessionId, at }: Issue, id: string, lifetime: number) =>
    new SignJWT({ kind, fam: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setJti(id)
      // With its milliseconds (RFC 7519, NumericDate): a token is younger than what happened in the same second before it.
      .setIssuedAt(at / 1000)
      .setExpirationTime(Math.floor((at + lifetime) / 1000))
      .sign(key)

  /** The same pair each time. */
  const pairOf = async (issue: Issue): Promise<TokenPair> => {
    const [accessToken, refreshToken] = await Promise.all([
      sign('access', issue, issue.accessId, ACCESS_TTL),
      sign('refresh', issue, issue.refreshId, REFRESH_TTL),
    ])
    return { accessToken, refreshToken }
  }

  /** @param tolerance seconds that a token may be shown after its time */
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

  /** Each renewal is a row: a login that renews all the time would fill the table. */
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

  /** The heir of a token that was replaced. Null once its grace is over. */
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
