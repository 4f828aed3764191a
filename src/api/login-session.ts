import * as v from 'valibot'
import { get, type NoParams, post } from '@/request/call'
import { flag, list, moment, nothing, number, reader, text } from './wire'

const loginSession = v.object({
  sessionId: v.pipe(v.string(), v.nonEmpty()),
  /** The client's terminal code (`WEIXIN_MINI`); '' for an unknown one. */
  terminal: text(),
  /** `Chrome · Windows`, where the agent says so. */
  device: text(),
  begunAt: moment,
  /** Of its last renewal. */
  seenAt: moment,
  /** The login that asks. */
  current: flag(),
})
/** A login of this buyer on one device that has not ended. */
export type LoginSession = v.InferOutput<typeof loginSession>

/** The logins of this buyer, the latest seen first. Path ours. */
export const loginSessions = get<NoParams, LoginSession[]>('user/buyer/v3/login_sessions', {
  auth: 'buyer',
  importance: 'high',
  read: reader(list(loginSession)),
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
  read: reader(v.object({ count: number() })),
})

/** Ends a login of this buyer on another device: its tokens are refused from now on. Path ours. */
export const endLoginSession = post<SessionProof & { sessionId: string }, void>('user/buyer/v3/login_sessions/end', {
  auth: 'buyer',
  importance: 'high',
  read: nothing,
})
