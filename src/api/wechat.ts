import * as v from 'valibot'
import { get } from '@/request/call'
import * as w from './wire'

const authorization = v.object({
  /** The merchant's official account; '' where there is none. */
  appId: w.text(),
  /** Epoch seconds. */
  timestamp: w.number(),
  nonceStr: w.text(),
  signature: w.text(),
})
/** What a page hands to `wx.config` of WeChat's script. */
export type JsapiAuthorization = v.InferOutput<typeof authorization>

/** `url`: the page's address without its fragment. Source: shell §7, other; path and names ours, after WeChat's document. */
export const jsapiAuthorization = get<{ url: string }, JsapiAuthorization>('pub/v1/wechat/jsapi_authorization', {
  auth: 'public',
  importance: 'low',
  read: w.reader(authorization),
})
