import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { safeReturnUrl } from '../../../core/return-url'
import { authorizePage } from './signature-service'

/** Registers routes that sign pages in WeChat's browser for the merchant's official account. */
export const wechatRoutes: Routes = (app, { clock, sandbox, storefrontOrigins }) => {
  app.get(
    '/pub/v1/wechat/jsapi_authorization',
    {
      schema: schema({
        summary: 'The signature of a page of ours for WeChat’s script',
        query: { url: Type.String({ minLength: 1, maxLength: 2000 }) },
      }),
    },
    ({ query: { url }, ownOrigin }) => {
      // Pages of other sites are not signed. The signature must contain exactly the address that the page has sent.
      safeReturnUrl(url, ownOrigin, storefrontOrigins)
      return ok(authorizePage(url, { sandbox, now: clock.now() }))
    },
  )
}
