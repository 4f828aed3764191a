import { randomBytes } from 'node:crypto'
import { Type } from 'typebox'
import { ENVELOPE_CODES } from '../../../../../src/domain/business-codes/envelope'
import { acceptedEncoding, packed } from '../../../core/compression'
import { type Envelope, ok } from '../../../core/envelope'
import { scanHeaders } from '../../../core/sandbox-page/scan/script'
import { guardTools } from '../../../core/tools'
import type { Routes } from '../../../core/provider'
import { Id, Moment, OptionalId, schema } from '../../../core/schema'
import { gateList, gateSessions, gatesOf } from './list-service'
import { gatePage, gateScript } from './page'
import { receiveReport } from './scan-service'

const open = { config: { open: true } }
const Gate = Type.String({ maxLength: 60 })
/**
 * Compression level of the ticket list. Higher levels have no benefit, because most of the list is random keys (up to
 * 60,000 tickets).
 */
const QUALITY = 4
/**
 * Headers of the service worker, which makes the page work offline. `no-store` makes browsers load the newest worker.
 */
const WORKER_HEADERS = {
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  'cache-control': 'no-store',
}
const report = {
  sessionId: Id,
  gate: Gate,
  gateId: OptionalId,
  since: Type.Optional(Moment),
  scans: Type.Array(
    Type.Object({
      scanId: Id,
      text: Type.String({ maxLength: 200 }),
      at: Moment,
      letIn: Type.Boolean(),
      direction: Type.Optional(Type.Union([Type.Literal('IN'), Type.Literal('OUT')])),
    }),
    { maxItems: 200 },
  ),
  reversals: Type.Array(Type.Object({ scanId: Id, reason: Type.String({ minLength: 1, maxLength: 80 }), at: Moment }), {
    maxItems: 200,
  }),
}

const register: Routes = (app, gateway) => {
  app.get('/gate', open, async ({ lang }, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply.headers(scanHeaders(nonce)).type('text/html; charset=utf-8').send(gatePage(lang, nonce))
  })

  for (const name of ['worker', 'decoder'] as const)
    app.get(`/gate/${name}.js`, open, (_request, reply) =>
      reply
        .headers({ ...WORKER_HEADERS, 'service-worker-allowed': '/gate' })
        .type('text/javascript; charset=utf-8')
        .send(gateScript(name)),
    )

  app.get(
    '/gate/api/sessions',
    { schema: schema({ summary: 'Sessions with tickets, for a gate to choose one' }), ...open },
    async ({ lang }) => ok(await gateSessions(gateway, lang)),
  )

  app.get(
    '/gate/api/sessions/:sessionId',
    {
      schema: schema({ summary: 'The list that a gate works by without a network', params: { sessionId: Id } }),
      ...open,
    },
    async (request, reply) => {
      const { params, lang, headers } = request
      const answer = ok(await gateList(gateway, params.sessionId, lang))
      void reply.header('cache-control', 'no-store').header('vary', 'accept-encoding, accept-language')
      const encoding = acceptedEncoding(headers['accept-encoding'])
      if (!encoding || request.garbled) return answer
      request.businessCode = ENVELOPE_CODES.success
      const body = await packed(JSON.stringify(answer), encoding, QUALITY)
      return reply
        .header('content-encoding', encoding)
        .type('application/json; charset=utf-8')
        .send(body as unknown as Envelope)
    },
  )

  app.get(
    '/gate/api/sessions/:sessionId/gates',
    {
      schema: schema({ summary: 'The doors of a session, for a gate to choose one', params: { sessionId: Id } }),
      ...open,
    },
    async ({ params: { sessionId }, lang }) => ok(await gatesOf(gateway, sessionId, lang)),
  )

  app.post(
    '/gate/api/reports',
    { schema: schema({ summary: 'Report scans and reversals of a gate', body: report }), ...open },
    async ({ body, lang }) => ok(await receiveReport(gateway, { ...body, since: body.since ?? 0 }, lang)),
  )
}

/**
 * Registers the routes of the gate's page and its data. Only a sandbox has them, because the ticket lists contain the
 * keys of all codes.
 */
export const gateRoutes: Routes = (app, gateway) => {
  void app.register(async (scope) => {
    guardTools(scope, gateway)
    register(scope, gateway)
  })
}
