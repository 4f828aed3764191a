import { Type } from 'typebox'
import { groupCode } from '../../../../../src/domain/coupon/code'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { codeSources, demoCodes, makeCodesOf } from '../../trade/coupon-code/sandbox-service'

const body = { of: Id, count: Type.Integer({ minimum: 1, maximum: 100 }) }

/** Registers routes for coupon codes: demo codes, creation of codes, and a reset of all waits after wrong codes. */
export const couponCodeConsoleRoutes: Routes = (app, gateway) => {
  const { db, risk } = gateway
  const config = { open: true }

  app.get(
    '/console/api/coupon-codes',
    { schema: schema({ summary: 'Demo codes of coupons, and what codes can be made for' }), config },
    async ({ lang }) => {
      const sources = (await codeSources(db)).map(({ id, title }) => ({ id, title: title[lang] }))
      const titleOf = (id: string) => sources.find((source) => source.id === id)?.title ?? id
      const codes = (await demoCodes(gateway)).map(({ code, of, state }) => ({
        ...{ code: groupCode(code), title: titleOf(of), state },
      }))
      return ok({ codes, sources })
    },
  )

  app.post(
    '/console/api/coupon-codes',
    { schema: schema({ summary: 'Make codes for a kind of coupon or a package', body }), config },
    async ({ body: { of, count } }) => ok({ codes: (await makeCodesOf(gateway, of, count)).map(groupCode) }),
  )

  app.post(
    '/console/api/coupon-codes/unlock',
    { schema: schema({ summary: 'End all waits after wrong codes of coupons' }), config },
    async () => {
      risk.exchanges.clear()
      return ok()
    },
  )
}
