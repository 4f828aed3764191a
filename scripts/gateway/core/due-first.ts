import type { FastifyRequest } from 'fastify'
import type { Gateway } from './context'
import { applyDue } from './due'

/** Creates a `preHandler` that applies all due changes to the caller's orders. The route itself then only reads. */
export const dueFirst =
  ({ db, clock }: Pick<Gateway, 'db' | 'clock'>) =>
  ({ userId }: FastifyRequest): Promise<void> =>
    applyDue(db, clock.now(), { userId })
