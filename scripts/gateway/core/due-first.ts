import type { FastifyRequest } from 'fastify'
import type { Gateway } from './context'
import { applyDue } from './due'

/** Brings the caller's orders up to date before a route of theirs: its `preHandler`. What the route calls only reads. */
export const dueFirst =
  ({ db, clock }: Pick<Gateway, 'db' | 'clock'>) =>
  ({ userId }: FastifyRequest): Promise<void> =>
    applyDue(db, clock.now(), { userId })
