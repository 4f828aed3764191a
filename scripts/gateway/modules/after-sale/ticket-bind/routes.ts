import { Type } from 'typebox'
import { BIND_KINDS } from '../../../../../src/domain/ticket/bind-code'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { perMinute } from '../../../core/rate-limit'
import { schema } from '../../../core/schema'
import { serializeTicketToBind } from './serializer'
import { bindCode, previewCode } from './service'

const body = {
  kind: Type.Union(BIND_KINDS.map((kind) => Type.Literal(kind))),
  code: Type.String({ pattern: '^[0-9A-Z]{12}$' }),
  phoneTail: Type.String({ pattern: '^(\\d{4})?$' }),
}
const base = '/trade/buyer/v3/ticket_binds'

/** Registers routes that add external tickets to an account by a bind code. */
export const ticketBindRoutes: Routes = (app, gateway) => {
  app.post(
    `${base}/preview`,
    { schema: schema({ summary: 'The tickets that a code is for', body }), config: perMinute(60) },
    async ({ body: proof, userId, lang }) => ok(serializeTicketToBind(await previewCode(gateway, userId, proof), lang)),
  )

  app.post(
    base,
    { schema: schema({ summary: 'Bind the tickets of a code to this account', body }), config: perMinute(60) },
    async ({ body: proof, userId }) => ok(await bindCode(gateway, userId, proof)),
  )
}
