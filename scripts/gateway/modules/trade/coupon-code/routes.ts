import { Type } from 'typebox'
import { MAX_PRIVILEGE_CODE } from '../../../../../src/domain/privilege'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { paging, schema } from '../../../core/schema'
import { serializeKind } from '../coupon/service'
import { checkCode, exchangeCode } from './exchange-service'
import { packagesOf } from './package-service'

const typedCode = Type.String({ minLength: 1, maxLength: 2 * MAX_PRIVILEGE_CODE })

/** Registers routes for codes that buyers exchange for coupons, and for coupon packages. */
export const couponCodeRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway

  app.post(
    '/user/buyer/v3/coupons/exchange_check',
    {
      schema: schema({
        summary: 'The coupons of a code, or the kind of another code',
        body: { exchangeCode: typedCode },
      }),
    },
    async (request) => {
      const { lang } = request
      const now = clock.now()
      const { kind, title, packageId, templates, couponIds } = await checkCode(
        gateway,
        request,
        request.body.exchangeCode,
      )
      const kinds = templates.map((template) => serializeKind(template, lang, now))
      return ok({ kind, title: title?.[lang] ?? '', kinds, couponIds, couponPackageId: packageId })
    },
  )

  app.post(
    '/buyer/cyy/v1/coupons/exchange',
    {
      schema: schema({
        summary: 'Exchange a code for its coupons, once',
        body: { exchangeCode: typedCode, obtainType: Type.Optional(Type.String({ pattern: '^[A-Z_]{1,32}$' })) },
      }),
    },
    async (request) => {
      const { couponIds, packageId } = await exchangeCode(gateway, request, request.body.exchangeCode)
      return ok({ couponIds, couponPackageId: packageId })
    },
  )

  app.get(
    '/user/buyer/v5/coupon_packages',
    { schema: schema({ summary: 'Packages of coupons that this buyer has', query: paging }) },
    async ({ query, userId, lang }) => {
      const { rows, total, last } = await packagesOf(db, userId, query)
      const items = rows.map(({ package_id, title, count, received_at }) => ({
        couponPackageId: package_id,
        title: title[lang],
        couponCount: count,
        receivedTime: received_at,
      }))
      return ok({ items, total, last })
    },
  )
}
