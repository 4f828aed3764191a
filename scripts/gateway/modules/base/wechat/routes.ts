import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { safeReturnUrl } from '../../../core/return-url'
import { authorizePage } from './signature-service'

/** Registers routes for data of the merchant's official account for pages in WeChat's browser. */
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
      // Foreign pages are not signed. The signed address is the page's own spelling.
      safeReturnUrl(url, ownOrigin, storefrontOrigins)
      return ok(authorizePage(url, { sandbox, now: clock.now() }))
    },
  )
}
