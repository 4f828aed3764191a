import type { JWTPayload } from 'jose'
import type { TestGateway } from '../../../support/gateway'

type Oidc = 'GOOGLE' | 'APPLE'
export const CSRF = '0123456789abcdef0123'

/**
 * Creates functions that send the requests of browsers and login providers to a test gateway. The sandbox signs
 * credentials on behalf of the providers.
 */
export const at = (test: TestGateway) => {
  const { oauth } = test.gateway.context
  const signer = oauth.signer!
  const post = (path: string, body: object, headers?: Record<string, string>) =>
    test.ask(path, { method: 'POST', body, headers })

  const begin = async (provider: Oidc): Promise<string> =>
    (await post('user/pub/v1/oauth/begin', { provider })).body.data.nonce as string

  /**
   * Creates an id token for a login that has just started. `claims` override the default values of `aud`, `iss`, `exp`
   * and `nonce`.
   */
  const idToken = async (provider: Oidc, claims: JWTPayload): Promise<string> =>
    signer.sign(provider, oauth[provider]!.audience, { nonce: await begin(provider), ...claims })

  /** Creates a login code that is valid for a single use. */
  const code = (provider: 'WECHAT' | 'BANK' | 'PARTNER', claims: JWTPayload): Promise<string> =>
    signer.sign(provider, oauth[provider]!.audience, claims)

  const sendGoogle = (credential: string, { cookie = CSRF, sent = CSRF, query = '' } = {}) =>
    post(
      `user/pub/v1/oauth/google_login${query}`,
      { googleCsrfToken: sent, credential },
      cookie ? { cookie: `a=1; g_csrf_token=${cookie}` } : {},
    )
  const sendApple = (identityToken: string, name?: string) =>
    post('user/pub/v1/oauth/apple_login', { identityToken, ...(name ? { name } : {}) })
  const web = (platform: string, text: string) =>
    post('user/pub/v1/oauth/web_login', { platform, appId: 'foyer-sandbox', code: text })
  const channel = (authCode: string, channelCode: string) =>
    post('pub/v1/channel_oauth/oauth_and_login', { authCode, channelCode })
  const preview = (authCode: string, channelCode: string) =>
    post('pub/v1/channel_oauth/preview', { authCode, channelCode })
  const link = (token: string, linkTicket: string) =>
    test.ask('user/buyer/v1/oauth/link', { method: 'POST', token, body: { linkTicket } })

  return { begin, idToken, code, sendGoogle, sendApple, web, channel, preview, link, post }
}
