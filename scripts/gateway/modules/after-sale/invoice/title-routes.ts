import { Type } from 'typebox'
import { TITLE_TYPES } from '../../../../../src/domain/invoice/state'
import { VISIBLE } from '../../../../../src/domain/typed/text'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { recordRoutes } from '../../../core/record-routes'
import { schema } from '../../../core/schema'
import { serializeTitle } from './serializer'
import { changeTitle, createTitle, titles, titlesOf } from './title-service'

const draft = {
  invoiceTitleType: Type.Union(TITLE_TYPES.map((type) => Type.Literal(type))),
  invoiceTitle: Type.String({ minLength: 1, maxLength: 100, pattern: VISIBLE }),
  taxpayerId: Type.String({ maxLength: 26 }),
  bankName: Type.String({ maxLength: 100 }),
  bankAccount: Type.String({ maxLength: 40, pattern: '^[0-9 -]*$' }),
  address: Type.String({ maxLength: 200 }),
  phoneNo: Type.String({ maxLength: 30, pattern: '^[0-9 +()-]*$' }),
}
const base = '/user/buyer/v3/user/invoice_titles'

export const titleRoutes: Routes = (app, gateway) => {
  app.get(
    base,
    { schema: schema({ summary: 'Invoice titles of this buyer, the last used first' }) },
    async ({ userId }) => ok((await titlesOf(gateway.db, userId)).map(serializeTitle)),
  )

  recordRoutes(app, gateway, {
    ...{ base, one: 'invoice title', param: 'titleId', draft },
    create: createTitle,
    change: changeTitle,
    remove: (userId, id) => titles.remove(gateway.db, userId, id),
    serialize: serializeTitle,
  })
}
