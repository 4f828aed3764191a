import type { FastifyRequest } from 'fastify'
import { Refusal } from './envelope'
import type { App } from './provider'

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

const bare = (name: string): string => name.replace(/^\[|\]$/g, '').toLowerCase()

/** Returns true if an origin is on this machine, such as a development server's. */
export const isLoopback = (origin: string): boolean =>
  URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname) && /^https?:$/.test(new URL(origin).protocol)

/** Returns true for a loopback IP address, such as 127.0.0.1, which only this machine can reach. */
export const isLoopbackAddress = (address: string): boolean =>
  /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(address)

/** Returns the local address of the request's connection. Converts an IPv4-mapped IPv6 address to IPv4. */
const arrivedAt = ({ socket }: FastifyRequest): string => (socket.localAddress ?? '').replace(/^::ffff:/, '')

/**
 * Rejects requests with the host of another site, because return addresses and checks of the origin rely on the host.
 * Otherwise a foreign domain that resolves to this machine (DNS rebinding) would count as the gateway's own origin.
 * Accepts the public origin's host, the configured name, loopback, and the address of the connection. Adds
 * `request.ownOrigin`.
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
