import { randomBytes } from 'node:crypto'
import { isCall } from './access'
import type { Clock } from './clock'
import type { App } from './provider'
import { openSigned, signed } from './signed'
import './request-facts'

/** The client gives back in this header what it got in it (shell §7). */
const HEADER = 'anti-abuse-token'
/** Ms by the gateway's clock. */
const TTL = 10 * 60_000

/** Hands out tokens and looks at those that come back. */
export const createAntiAbuse = (key: Uint8Array, clock: Clock) => ({
  issue: (): string => signed(key, `${(clock.now() + TTL).toString(36)}-${randomBytes(9).toString('base64url')}`),
  /** One that ran out says no more than none: its owner was only away for a while. */
  look: (token: string | undefined): 'good' | 'absent' | 'bad' => {
    if (!token) return 'absent'
    const text = openSigned(key, token)
    if (text === null) return 'bad'
    return parseInt(text.split('-')[0], 36) > clock.now() ? 'good' : 'absent'
  },
})

/**
 * Gives each caller of the API a short-lived token and keeps with the request what became of the one before. Nothing is
 * refused because of it alone.
 */
export const sendAntiAbuseToken = (app: App, key: Uint8Array, clock: Clock): void => {
  const tokens = createAntiAbuse(key, clock)
  app.addHook('onRequest', async (request, reply) => {
    if (!isCall(request.routeOptions)) return
    const shown = request.headers[HEADER]
    request.antiAbuse = tokens.look(typeof shown === 'string' ? shown : undefined)
    if (request.antiAbuse !== 'good') reply.header(HEADER, tokens.issue())
  })
}
