import { randomBytes } from 'node:crypto'
import { Type } from 'typebox'
import { ok } from '../../core/envelope'
import { refuseForeignOrigin } from '../../core/own-origin'
import type { Routes } from '../../core/provider'
import { Id, schema } from '../../core/schema'
import { gateList, gateSessions } from './list-service'
import { gatePage } from './page'
import { receiveReport } from './scan-service'

const open = { config: { open: true } }
const Gate = Type.String({ maxLength: 60 })
const report = {
  sessionId: Id,
  gate: Gate,
  scans: Type.Array(
    Type.Object({
      scanId: Id,
      text: Type.String({ maxLength: 200 }),
      at: Type.Integer({ minimum: 0 }),
      letIn: Type.Boolean(),
    }),
    { maxItems: 200 },
  ),
  reversals: Type.Array(
    Type.Object({ scanId: Id, reason: Type.String({ minLength: 1, maxLength: 80 }), at: Type.Integer({ minimum: 0 }) }),
    {
      maxItems: 200,
    },
  ),
}

const register: Routes = (app, gateway) => {
  app.get('/gate', open, async ({ lang }, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .header('cache-control', 'no-store')
      .header('permissions-policy', 'camera=(self)')
      .type('text/html; charset=utf-8')
      .send(gatePage(lang, nonce))
  })

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
    async ({ params: { sessionId }, lang }, reply) => {
      void reply.header('cache-control', 'no-store')
      return ok(await gateList(gateway, sessionId, lang))
    },
  )

  app.post(
    '/gate/api/reports',
    { schema: schema({ summary: 'What a gate has scanned and undone', body: report }), ...open },
    async ({ body, lang }) => ok(await receiveReport(gateway, body, lang)),
  )
}

/** The gate's page and what it reads; of a sandbox only: the lists hold the keys of all codes. */
export const gateRoutes: Routes = (app, gateway) => {
  void app.register(async (scope) => {
    scope.addHook('onRequest', refuseForeignOrigin)
    register(scope, gateway)
  })
}
