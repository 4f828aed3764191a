import { randomBytes } from 'node:crypto'
import { isCall } from './access'
import type { Clock } from './clock'
import type { App } from './provider'
import { openSigned, signed } from './signed'
import './request-facts'

/** Header of the anti-abuse token. The client sends the last received token back in this header (shell §7). */
const HEADER = 'anti-abuse-token'
/** Lifetime of a token in ms, by the gateway's clock. */
const TTL = 10 * 60_000

/** Issues tokens and verifies them. */
export const createAntiAbuse = (key: Uint8Array, clock: Clock) => ({
  issue: (): string => signed(key, `${(clock.now() + TTL).toString(36)}-${randomBytes(9).toString('base64url')}`),
  /** An expired token counts as absent, because the client was only inactive. */
  look: (token: string | undefined): 'good' | 'absent' | 'bad' => {
    if (!token) return 'absent'
    const text = openSigned(key, token)
    if (text === null) return 'bad'
    return parseInt(text.split('-')[0], 36) > clock.now() ? 'good' : 'absent'
  },
})

/**
 * Sends a new short-lived token with each response. Stores in the request whether its token was valid. Never rejects a
 * request.
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
