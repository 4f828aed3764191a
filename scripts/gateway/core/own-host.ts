import type { FastifyRequest } from 'fastify'
import { Refusal } from './envelope'
import type { App } from './provider'

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

const bare = (name: string): string => name.replace(/^\[|\]$/g, '').toLowerCase()

/** Whether an origin is on this machine, such as a development server's. */
export const isLoopback = (origin: string): boolean =>
  URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname) && /^https?:$/.test(new URL(origin).protocol)

/** Whether an IP address is this machine's own and reaches no network. */
export const isLoopbackAddress = (address: string): boolean =>
  /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(address)

/** The address of this machine that the connection arrived at; IPv4 without its IPv6 form. */
const arrivedAt = ({ socket }: FastifyRequest): string => (socket.localAddress ?? '').replace(/^::ffff:/, '')

/**
 * Refuses requests for hosts that are not this gateway's: return addresses and own-origin checks follow from the host, and
 * a foreign name that leads here (DNS rebinding) would make any web page the gateway's own. Accepted are the public origin's
 * host, the configured name, loopback, and the address that the connection arrived at, which no foreign name equals.
 * Adds `request.ownOrigin`.
 */
export const guardHost = (app: App, publicOrigin: string | undefined, configured: string): void => {
  const publicHost = publicOrigin === undefined ? undefined : new URL(publicOrigin).host

  app.decorateRequest('ownOrigin', {
    getter(this: FastifyRequest) {
      return publicOrigin ?? `${this.protocol}://${this.host}`
    },
  })

  app.addHook('onRequest', async (request) => {
    const host = request.host.toLowerCase()
    const name = bare(HOST.exec(host)?.[1] ?? '')
    const isOwn =
      host === publicHost ||
      (name !== '' &&
        (LOOPBACK.test(name) || name === '::1' || name === bare(configured) || name === arrivedAt(request)))
    if (!isOwn) throw new Refusal('wrongHost', { http: 421 })
  })
}
