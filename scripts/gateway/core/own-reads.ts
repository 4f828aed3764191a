import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Fetch } from '../../pages/reads'
import type { App } from './provider'

const HEADER = 'x-read-for-page'
/** Value of the header that marks a request. It is a secret of this process, so that clients cannot set it. */
const KEY = randomUUID()

/** Returns true if the gateway calls itself to render a page. Faults, queues and the request log ignore such calls. */
export const isForPage = ({ headers }: FastifyRequest): boolean => headers[HEADER] === KEY

/** Creates a `fetch` for the gateway's own public calls, without a network connection. */
export const ownReads =
  (app: App): Fetch =>
  async (address) => {
    const answer = await app.inject({ url: address, headers: { [HEADER]: KEY } })
    return { status: answer.statusCode, body: answer.json<unknown>() }
  }
