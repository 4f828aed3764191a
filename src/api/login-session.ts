import * as v from 'valibot'
import { get, type NoParams, post } from '@/request/call'
import * as w from './wire'

const loginSession = v.object({
  sessionId: v.pipe(v.string(), v.nonEmpty()),
  /** The client's terminal code (`WEIXIN_MINI`); '' for an unknown one. */
  terminal: w.text(),
  /** `Chrome · Windows`, where the agent says so. */
  device: w.text(),
  begunAt: w.moment,
  /** Of its last renewal. */
  seenAt: w.moment,
  /** The login that asks. */
  current: w.flag(),
})
/** A login of this buyer on one device that has not ended. */
export type LoginSession = v.InferOutput<typeof loginSession>

/** The logins of this buyer, the latest seen first. Path ours. */
export const loginSessions = get<NoParams, LoginSession[]>('user/buyer/v3/login_sessions', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(w.list(loginSession)),
})

/**
 * Of the purpose SESSIONS (`account.ts`); an account that has neither phone nor address has none. OWASP ASVS 7.5.2.
 */
interface SessionProof {
  proof?: string
}

/** Ends all logins of this buyer but the one that asks. Answers how many. Path ours. */
export const endOtherLoginSessions = post<SessionProof, { count: number }>('user/buyer/v3/login_sessions/end_others', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(v.object({ count: w.number() })),
})

/** Ends a login of this buyer on another device: its tokens are refused from now on. Path ours. */
export const endLoginSession = post<SessionProof & { sessionId: string }, void>('user/buyer/v3/login_sessions/end', {
  auth: 'buyer',
  importance: 'high',
  read: w.nothing,
})
