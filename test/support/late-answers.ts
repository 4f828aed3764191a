import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seeded } from '../gateway/support/mutations'

/** Maximum delay of a request to the gateway, ms. The response to a call is delayed by up to the same time. */
const LATEST = 1_500

/** Calls that the tests themselves send to the sandbox's console. They are not delayed. */
const FOR_TESTS = /^\/console\/api\//

type Wait = (ms: number) => Promise<unknown>

/** Returns an FNV-1a hash. Texts that differ in a single letter get very different values. */
const hash = (text: string): number => {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return sum >>> 0
}

/**
 * Delays the end of a response. A short response is completely sent at the end of the delay. If the connection is lost,
 * the delay ends.
 */
const delayEnd = (response: ServerResponse, ms: number, wait: Wait): void => {
  const end = response.end.bind(response) as (...values: unknown[]) => ServerResponse
  response.end = ((...values: unknown[]) => {
    void wait(ms).then(() => response.destroyed || end(...values))
    return response
  }) as typeof response.end
}

/**
 * Delays each request to a server by 0 to 1.5 s, and each response to a call by another 0 to 1.5 s. For files (paths
 * with an extension), only the request is delayed. The delays depend on the seed, the method, the path and how often it
 * was requested. The same walk therefore gets the same delays in any order of its requests. Call it when the server
 * listens.
 */
export const delayAnswers = (server: Server, seed: number, wait: Wait = pause): void => {
  const handlers = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  const counts = new Map<string, number>()
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const [address = ''] = (request.url ?? '').split('?')
    const handle = (): void => handlers.forEach((handler) => handler.call(server, request, response))
    if (FOR_TESTS.test(address)) return handle()
    const key = `${request.method} ${address}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    const random = seeded(hash(`${seed} ${key} ${count}`))
    const arrives = random() * LATEST
    if (path.extname(address) === '') delayEnd(response, random() * LATEST, wait)
    void wait(arrives).then(() => request.socket.destroyed || handle())
  })
}

/** Delays the responses of a server in `npm run test:late`, which sets `FOYER_LATE` to the seed of the delays. */
export const delayAnswersIfLate = (server: Server): void => {
  const { FOYER_LATE: seed } = process.env
  if (seed) delayAnswers(server, Number(seed))
}
