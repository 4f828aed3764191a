import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../core/context'
import { dueFirst } from '../../../core/due-first'
import { noteChanges } from './change-service'

/** Like `dueFirst`, but also records changes of shows, for routes with an order's updates. */
export const ordersFirst = (gateway: Gateway) => {
  const { db, clock } = gateway
  const before = dueFirst(gateway)
  return async (request: FastifyRequest): Promise<void> => {
    await before(request)
    await noteChanges(db, clock.now(), { userId: request.userId })
  }
}
