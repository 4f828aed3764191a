import { Type } from 'typebox'
import { MAX_SESSIONS, MAX_TICKETS } from '../../../../../src/domain/combo/combo'
import { notFound, ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, OptionalId, schema } from '../../../core/schema'
import { readCombo } from './items-service'
import { openShows } from './open'
import { comboPrice } from './price'
import { serializeCombo } from './serializer'

const item = Type.Object({
  partId: Id,
  showId: Id,
  sessionId: Id,
  seatPlanId: Id,
  quantity: Type.Integer({ minimum: 1, maximum: MAX_TICKETS }),
  seatIds: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: MAX_TICKETS })),
})

/** Registers the routes of combos: a combo with its shows, and the price of a choice. */
export const comboRoutes: Routes = (app, { db, clock }) => {
  app.get(
    '/show/pub/v5/promotions/:id',
    {
      schema: schema({
        summary: 'A combo with its parts, shows and price table',
        params: { id: Id },
        query: { grantorMerchantId: OptionalId },
      }),
    },
    async ({ params: { id }, query: { grantorMerchantId = '' }, lang }) => {
      const now = clock.now()
      const combo = await readCombo(db, id, now)
      if (grantorMerchantId !== '' && grantorMerchantId !== combo.row.merchant_id) throw notFound()
      return ok(serializeCombo(combo, await openShows(db, combo, now), lang, now))
    },
  )

  app.post(
    '/pub/v1/combo_activities/price',
    {
      schema: schema({
        summary: 'The price of a choice within a combo, and the next step that saves more',
        body: { promotionId: Id, items: Type.Array(item, { maxItems: MAX_SESSIONS }) },
      }),
    },
    async ({ body, lang }) => ok(await comboPrice(db, body, lang, clock.now())),
  )
}
