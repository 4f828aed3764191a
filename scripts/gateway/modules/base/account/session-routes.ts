import { Type } from 'typebox'
import { notFound, ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { type Caller, hasContact, useProof } from './proof-service'
import { requireUser } from '../user/account-service'

const proof = Type.Optional(Id)

/**
 * Registers routes for a buyer's logins on all devices. Ending a login requires a fresh proof of ownership (OWASP ASVS
 * 7.5.2).
 */
export const sessionRoutes: Routes = (app, { db, clock, tokens: { sessions } }) => {
  /** An account without a phone and an e-mail address needs no proof, because it cannot receive a code. */
  const requireProof = async (caller: Caller, given = ''): Promise<void> => {
    if (hasContact(await requireUser(db, caller.userId))) await useProof(db, caller, given, 'SESSIONS', clock.now())
  }

  app.get(
    '/user/buyer/v3/login_sessions',
    { schema: schema({ summary: 'The logins of this buyer, on all devices' }) },
    async ({ userId, sessionId }) => {
      const live = await sessions.liveOf(userId)
      return ok(live.map((session) => ({ ...session, current: session.sessionId === sessionId })))
    },
  )

  app.post(
    '/user/buyer/v3/login_sessions/end_others',
    { schema: schema({ summary: 'End all logins of this buyer but this one', body: { proof } }) },
    async ({ userId, sessionId, body }) => {
      await requireProof({ userId, sessionId }, body.proof)
      return ok({ count: await sessions.endOthers(db, userId, sessionId, 'REMOTE') })
    },
  )

  app.post(
    '/user/buyer/v3/login_sessions/end',
    { schema: schema({ summary: 'End a login of this buyer on another device', body: { sessionId: Id, proof } }) },
    async ({ userId, sessionId, body }) => {
      await requireProof({ userId, sessionId }, body.proof)
      if (!(await sessions.endOwn(userId, body.sessionId, 'REMOTE'))) throw notFound()
      return ok()
    },
  )
}
