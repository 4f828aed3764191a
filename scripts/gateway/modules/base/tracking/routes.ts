import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { perMinute } from '../../../core/rate-limit'
import { OptionalId, Platform, schema } from '../../../core/schema'
import { sealedConfiguration, takeBeacon } from './service'

/** A transparent pixel, as GIF. */
// cspell:disable-next-line
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const beacon = Type.Object({
  data: Type.String({ pattern: '^[a-f0-9]{16}\\.[\\w-]{56,8000}$' }),
  merchantId: OptionalId,
  priority: Type.Union([Type.Literal(1), Type.Literal(100)]),
  version: Type.Literal('1'),
  terminalSrc: Platform,
  ver: Type.Optional(Type.String({ maxLength: 20 })),
})

const header = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value.slice(0, 64) : ''
}

/** Registers routes for the merchant's tracking settings, and for the events that clients send (shell §7). */
export const trackingRoutes: Routes = (app, gateway) => {
  app.get(
    '/data-center/pub/v1/configuration',
    { schema: schema({ summary: 'Tracking configuration of the merchant, sealed for the client' }) },
    async (request) => ok(sealedConfiguration(gateway, header(request, 'merchant-id'), header(request, 'ver'))),
  )

  // The response is an image, so it has no envelope. With an invalid token, the events belong to no user.
  app.get(
    '/ra.gif',
    { schema: { querystring: beacon }, config: { open: true, ...perMinute(600) } },
    async (request, reply) => {
      const { data, priority, terminalSrc } = request.query
      const token = request.headers['access-token']
      const userId = await gateway.tokens.verify(typeof token === 'string' ? token : undefined).catch(() => '')
      const taken = await takeBeacon(gateway, { data, priority, terminal: terminalSrc, userId })
      return reply
        .code(taken ? 200 : 400)
        .header('cache-control', 'no-store')
        .type('image/gif')
        .send(PIXEL)
    },
  )
}
