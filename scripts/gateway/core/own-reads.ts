import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Fetch } from '../../pages/reads'
import type { App } from './provider'

const HEADER = 'x-read-for-page'
/** Secret of this process, so that other clients cannot mark a request. */
const KEY = randomUUID()

/** Returns true if the gateway calls itself for a page. Faults, queues and the request log ignore such calls. */
export const isForPage = ({ headers }: FastifyRequest): boolean => headers[HEADER] === KEY

/** Reads the gateway's own public calls without a connection. */
export const ownReads =
  (app: App): Fetch =>
  async (address) => {
    const answer = await app.inject({ url: address, headers: { [HEADER]: KEY } })
    return { status: answer.statusCode, body: answer.json<unknown>() }
  }
