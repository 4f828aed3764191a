import { Type } from 'typebox'
import { TITLE_TYPES } from '../../../../src/domain/invoice/state'
import { VISIBLE } from '../../../../src/domain/typed/text'
import { ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { Id, schema } from '../../core/schema'
import { serializeTitle } from './serializer'
import { changeTitle, createTitle, removeTitle, titlesOf } from './title-service'

const draft = {
  invoiceTitleType: Type.Union(TITLE_TYPES.map((type) => Type.Literal(type))),
  invoiceTitle: Type.String({ minLength: 1, maxLength: 100, pattern: VISIBLE }),
  taxpayerId: Type.String({ maxLength: 26 }),
  bankName: Type.String({ maxLength: 100 }),
  bankAccount: Type.String({ maxLength: 40, pattern: '^[0-9 -]*$' }),
  address: Type.String({ maxLength: 200 }),
  phoneNo: Type.String({ maxLength: 30, pattern: '^[0-9 +()-]*$' }),
}
const params = { titleId: Id }
const base = '/user/buyer/v3/user/invoice_titles'

/** The titles that an account keeps. */
export const titleRoutes: Routes = (app, gateway) => {
  app.get(
    base,
    { schema: schema({ summary: 'Invoice titles of this buyer, the last used first' }) },
    async ({ userId }) => ok((await titlesOf(gateway.db, userId)).map(serializeTitle)),
  )

  app.post(base, { schema: schema({ summary: 'Add an invoice title', body: draft }) }, async ({ body, userId }) =>
    ok(serializeTitle(await createTitle(gateway, userId, body))),
  )

  app.put(
    `${base}/:titleId`,
    { schema: schema({ summary: 'Change an invoice title', params, body: draft }) },
    async ({ params: { titleId }, body, userId }) =>
      ok(serializeTitle(await changeTitle(gateway, userId, titleId, body))),
  )

  app.delete(
    `${base}/:titleId`,
    { schema: schema({ summary: 'Delete an invoice title', params }) },
    async ({ params: { titleId }, userId }) => {
      await removeTitle(gateway, userId, titleId)
      return ok()
    },
  )
}
