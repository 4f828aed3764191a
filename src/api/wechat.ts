import * as v from 'valibot'
import { get } from '@/request/call'
import * as w from './wire'

const authorization = v.object({
  /** App id of the merchant's official account; '' without an official account. */
  appId: w.text(),
  /** Epoch seconds. */
  timestamp: w.number(),
  nonceStr: w.text(),
  signature: w.text(),
})
/** Input of `wx.config` in WeChat's JavaScript SDK. */
export type JsapiAuthorization = v.InferOutput<typeof authorization>

/**
 * Returns the authorization of a page for WeChat's SDK. `url` is its address without the fragment. The path is not in
 * the specification. Source: shell §7, other.
 */
export const jsapiAuthorization = get<{ url: string }, JsapiAuthorization>('pub/v1/wechat/jsapi_authorization', {
  auth: 'public',
  importance: 'low',
  read: w.reader(authorization),
})
