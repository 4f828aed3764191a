import type { FastifyRequest } from 'fastify'
import { Refusal } from './envelope'
import type { App } from './provider'

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

const bare = (name: string): string => name.replace(/^\[|\]$/g, '').toLowerCase()

/** Returns true if an origin is on this machine, such as a development server's. */
export const isLoopback = (origin: string): boolean =>
  URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname) && /^https?:$/.test(new URL(origin).protocol)

/** Returns true if an IP address is this machine's own and reaches no network. */
export const isLoopbackAddress = (address: string): boolean =>
  /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(address)

/** Returns the address of this machine that the connection arrived at, IPv4 without its IPv6 form. */
const arrivedAt = ({ socket }: FastifyRequest): string => (socket.localAddress ?? '').replace(/^::ffff:/, '')

/**
 * Refuses requests for hosts that are not this gateway's. Return addresses and own-origin checks rely on the host. A
 * foreign name that resolves to this machine (DNS rebinding) would make any web page the gateway's own. Accepts the
 * public origin's host, the configured name, loopback, and the address that the connection arrived at. Adds
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
