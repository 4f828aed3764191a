import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { isShortCode } from '@/domain/short-code'
import type { ShortCodeTable } from './tables'
import { found, ok } from '../../core/envelope'
import { badInput } from '../../core/inputs'
import type { Routes } from '../../core/provider'
import { schema } from '../../core/schema'
import { findCode, makeCode } from './service'
import { isShareable, webAddress } from './screens'

const params = { id: Type.String({ pattern: '^[A-Za-z0-9_-]{4,32}$' }) }
const wanted = {
  page: Type.String({ minLength: 1, maxLength: 120 }),
  params: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 120 })),
}

const contentOf = ({ page, params }: ShortCodeTable) => ({ page, param: encodeURIComponent(JSON.stringify(params)) })

const madeOf = ({ code, expires_at }: ShortCodeTable, { protocol, host }: FastifyRequest) => ({
  code,
  url: `${protocol}://${host}/s/${code}`,
  expireTime: expires_at,
})

/** Short codes of screens: created by buyers, read after a scan, and their web address. */
export const shortCodeRoutes: Routes = (app, { db, clock }) => {
  app.get('/pub/v3/wxapps/wxa_codes/code_params/:id', { schema: schema({ params }) }, async ({ params: { id } }) =>
    ok(contentOf(found(await findCode(db, id, clock.now())))),
  )

  app.get('/buyer/v1/wxapps/short_codes/code/:id', { schema: schema({ params }) }, async (request) => {
    const row = found(await findCode(db, request.params.id, clock.now()))
    return ok({ ...madeOf(found(row.user_id === request.userId ? row : null), request), ...contentOf(row) })
  })

  app.post(
    '/buyer/v1/wxapps/short_codes/generate_code',
    { schema: schema({ body: wanted }), config: { rateLimit: { max: 60, timeWindow: 60_000 } } },
    async (request) => {
      const { page, params } = request.body
      if (!isShareable(page, params)) throw badInput(request.lang, 'page', 'enum')
      return ok(madeOf(await makeCode(db, { userId: request.userId, page, params, now: clock.now() }), request))
    },
  )

  // For browsers: an unknown code redirects to the storefront's message instead of a bare JSON answer.
  app.get<{ Params: { code: string } }>('/s/:code', { config: { open: true } }, async ({ params: { code } }, reply) => {
    const row = isShortCode(code) ? await findCode(db, code, clock.now()) : undefined
    const address = row && isShareable(row.page, row.params) ? webAddress(row.page, row.params) : null
    return reply.header('cache-control', 'no-store').redirect(address ?? '/page-error?reason=bad-code', 302)
  })
}
