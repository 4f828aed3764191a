import type { ModelDeps } from '@/components/screen/use-model'
import { bankAuthorization } from '@/domain/login/authorize-address'
import type { Done } from '@/platform/outcome'
import { GATEWAY } from '@/platform/settings'
import { linkTo } from '@/router/link-to'

type Deps = Pick<ModelDeps, 'navigate' | 'platform' | 'stores'>

/**
 * Opens the bank's page, which redirects to `/bsauth`. Returns `unsupported` if the bank has no such page, and outside
 * the web.
 */
export const leaveForBank = ({ navigate, platform, stores }: Deps): Done['kind'] => {
  const { bankLogin } = stores.shop.config ?? {}
  const bsauth = navigate.hrefOf(linkTo('bsauth'))
  const back = navigate.hrefOf(navigate.loginLink())
  if (!bankLogin || !bsauth || !back) return 'unsupported'
  navigate.storePlace()
  return platform.providerLogin.leave({
    provider: 'bank',
    back,
    address: (state) =>
      bankAuthorization({ ...bankLogin, gateway: GATEWAY, state, redirectUri: platform.webOrigin() + bsauth }),
  }).kind
}
