import * as v from 'valibot'
import { get, type NoParams, post } from '@/request/call'
import * as w from './wire'

const loginSession = v.object({
  sessionId: v.pipe(v.string(), v.nonEmpty()),
  /** The client's terminal code (`WEIXIN_MINI`); '' if unknown. */
  terminal: w.text(),
  /** Browser and system, such as `Chrome · Windows`, if the user agent contains them. */
  device: w.text(),
  begunAt: w.moment,
  /** Time of the last token renewal, epoch ms. */
  seenAt: w.moment,
  /** True for the login that sent the request. */
  current: w.flag(),
})
/** An active login of this buyer on one device. */
export type LoginSession = v.InferOutput<typeof loginSession>

/** Returns the active logins of this buyer, the most recent first. The path is not in the specification. */
export const loginSessions = get<NoParams, LoginSession[]>('user/buyer/v3/login_sessions', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(w.list(loginSession)),
})

/** Proof of the purpose SESSIONS (`account.ts`); omitted for an account without a contact. OWASP ASVS 7.5.2. */
interface SessionProof {
  proof?: string
}

/** Ends all other logins of this buyer. Returns their number. The path is not in the specification. */
export const endOtherLoginSessions = post<SessionProof, { count: number }>('user/buyer/v3/login_sessions/end_others', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(v.object({ count: w.number() })),
})

/** Ends a login of this buyer on another device, which revokes its tokens. The path is not in the specification. */
export const endLoginSession = post<SessionProof & { sessionId: string }, void>('user/buyer/v3/login_sessions/end', {
  auth: 'buyer',
  importance: 'high',
  read: w.nothing,
})
