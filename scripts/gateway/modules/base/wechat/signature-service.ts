import { createHash, randomBytes } from 'node:crypto'

/**
 * Official account of the sandbox. Its ticket is random at each start, so real WeChat does not accept its signatures.
 */
const SANDBOX = { appId: 'wxf0e1a2b3c4d5e6f7', ticket: randomBytes(32).toString('hex') }

interface Signing {
  ticket: string
  nonceStr: string
  /** Epoch seconds. */
  timestamp: number
  /** Address without its fragment. */
  url: string
}

/** Returns WeChat's signature: SHA-1 over sorted fields. Source: developers.weixin.qq.com, JS-SDK, appendix 1. */
export const jsapiSignature = ({ ticket, nonceStr, timestamp, url }: Signing): string =>
  createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`)
    .digest('hex')

const NONE = { appId: '', timestamp: 0, nonceStr: '', signature: '' }

/**
 * Returns the parameters that a page passes to WeChat's script. Without a sandbox no official account is connected, and
 * the app id is ''.
 * @param url address of a storefront page; the fragment is ignored
 */
export const authorizePage = (url: string, { sandbox, now }: { sandbox: boolean; now: number }) => {
  if (!sandbox) return NONE
  const nonceStr = randomBytes(8).toString('hex')
  const timestamp = Math.floor(now / 1000)
  const signature = jsapiSignature({ ticket: SANDBOX.ticket, nonceStr, timestamp, url: url.split('#')[0] })
  return { appId: SANDBOX.appId, timestamp, nonceStr, signature }
}
