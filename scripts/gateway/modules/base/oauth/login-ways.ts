import type { Gateway } from '../../../core/context'
import { SANDBOX_PATHS, type OidcName } from './providers'

/** Returns the gateway's login methods for the merchant's configuration (contract: api/shop), with paths. */
export const loginWays = ({ oauth }: Gateway) => {
  const oidc = (name: OidcName) => {
    const issuer = oauth[name]
    // True if the provider is simulated. The storefront already has the script address of a real provider.
    const played = issuer && [issuer.issuer].flat()[0]?.endsWith('.sandbox')
    return issuer && { clientId: issuer.audience, scriptUrl: played ? SANDBOX_PATHS.script[name] : '' }
  }
  return {
    googleLogin: oidc('GOOGLE'),
    appleLogin: oidc('APPLE'),
    silentAuth: oauth.WECHAT && { authorizeUrl: SANDBOX_PATHS.authorize.WECHAT },
    bankLogin: oauth.BANK && { clientId: oauth.BANK.audience, authorizeUrl: SANDBOX_PATHS.authorize.BANK },
  }
}
