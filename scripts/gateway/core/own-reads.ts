import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Fetch } from '../../pages/reads'
import type { App } from './provider'

const HEADER = 'x-read-for-page'
/** Secret of this process, so that other clients cannot mark a request. */
const KEY = randomUUID()

/**
 * Returns true if the gateway reads a call for a page that it serves. Faults and queues apply only to the storefront's
 * own calls, which the request log shows.
 */
export const isForPage = ({ headers }: FastifyRequest): boolean => headers[HEADER] === KEY

/** Reads the gateway's own public calls without a connection. */
export const ownReads =
  (app: App): Fetch =>
  async (address) => {
    const answer = await app.inject({ url: address, headers: { [HEADER]: KEY } })
    return { status: answer.statusCode, body: answer.json<unknown>() }
  }
