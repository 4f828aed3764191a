import type { FastifyRequest } from 'fastify'
import type { Gateway } from './context'
import { applyDue } from './due'

/** Creates a `preHandler` that brings the caller's orders up to date, so that the route only reads. */
export const dueFirst =
  ({ db, clock }: Pick<Gateway, 'db' | 'clock'>) =>
  ({ userId }: FastifyRequest): Promise<void> =>
    applyDue(db, clock.now(), { userId })
