import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { perMinute } from '../../../core/rate-limit'
import { schema } from '../../../core/schema'
import { serializeCode, serializeContent } from './serializer'
import { makeCode, ownCode, requireCode, scanAddress } from './service'

const params = { id: Type.String({ pattern: '^[A-Za-z0-9_-]{4,32}$' }) }
const codeRequest = {
  page: Type.String({ minLength: 1, maxLength: 120 }),
  params: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 120 })),
}

const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`

/** Registers routes that create and read short codes of shared screens, and the web address of a code. */
export const shortCodeRoutes: Routes = (app, gateway) => {
  app.get(
    '/pub/v3/wxapps/wxa_codes/code_params/:id',
    { schema: schema({ summary: 'The target of a scanned code', params }) },
    async ({ params: { id } }) => ok(serializeContent(await requireCode(gateway, id))),
  )

  app.get(
    '/buyer/v1/wxapps/short_codes/code/:id',
    { schema: schema({ summary: 'A code that this buyer made', params }) },
    async (request) => {
      const row = await ownCode(gateway, request.userId, request.params.id)
      return ok({ ...serializeCode(row, originOf(request)), ...serializeContent(row) })
    },
  )

  app.post(
    '/buyer/v1/wxapps/short_codes/generate_code',
    { schema: schema({ summary: 'Create a code for a public screen', body: codeRequest }), config: perMinute(60) },
    async (request) => {
      const { body, userId, lang } = request
      return ok(serializeCode(await makeCode(gateway, { ...body, userId, lang }), originOf(request)))
    },
  )

  // Opened by browsers. An unknown code redirects to the storefront's error page instead of sending an envelope.
  app.get<{ Params: { code: string } }>('/s/:code', { config: { open: true } }, async ({ params: { code } }, reply) =>
    reply.header('cache-control', 'no-store').redirect(await scanAddress(gateway, code), 302),
  )
}
