import { Type } from 'typebox'
import { found, ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { formatDiscount, levels } from './level-service'
import { rights, serializeRight } from './right-service'

/** Registers routes for the levels of the merchant and their rights. */
export const memberRoutes: Routes = (app, { db }) => {
  app.get('/user/pub/v3/prime/levels', { schema: schema({ summary: 'Member levels' }) }, async ({ lang }) => {
    const rows = await levels(db)
    const counts = await Promise.all(rows.map(async ({ level }) => (await rights(db, level)).length))
    return ok(
      rows.map(({ level, name, rate, growth, price }, at) => ({
        ...{ level, rate, growth, price, rightCount: counts[at] },
        ...{ primeLevelName: name[lang], formatDiscount: formatDiscount(rate, lang) },
      })),
    )
  })

  app.get(
    '/user/pub/v3/prime/levels/:level/rights',
    {
      schema: schema({
        summary: 'Rights of a member level',
        params: { level: Type.Integer({ minimum: 1, maximum: 100 }) },
      }),
    },
    async ({ params: { level }, lang }) => {
      const { rate } = found((await levels(db)).find((each) => each.level === level))
      return ok((await rights(db, level)).map((right) => serializeRight(right, rate, lang)))
    },
  )
}
