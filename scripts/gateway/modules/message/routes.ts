import { Type } from 'typebox'
import { NOTICE_OCCASIONS } from '../../../../src/domain/notice-channel'
import { ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { Platform, schema } from '../../core/schema'
import { templatesOf } from './template-service'

const occasions = Type.Array(Type.Union(NOTICE_OCCASIONS.map((occasion) => Type.Literal(occasion))), {
  minItems: 1,
  maxItems: NOTICE_OCCASIONS.length,
})

/** Which subscribe messages a mini program asks its buyer for. Without a sandbox nothing sends them, so there are none. */
export const messageRoutes: Routes = (app, { sandbox }) => {
  app.post(
    '/buyer/v1/user/mini/subscribe_notification/query',
    {
      schema: schema({
        summary: 'Templates of the subscribe messages of a mini program',
        query: { terminalSrc: Type.Optional(Platform) },
        body: { appId: Type.Optional(Type.String({ maxLength: 64 })), occasions },
      }),
    },
    ({ query: { terminalSrc = '' }, body }) =>
      ok({ templates: sandbox ? templatesOf(terminalSrc, body.occasions) : [] }),
  )
}
