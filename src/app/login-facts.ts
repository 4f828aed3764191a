import type { Host } from '@/platform/host/contract'
import type { LoginFacts } from '@/router/login-route'
import type { Stores } from '@/stores/create-stores'

/** Returns the facts that decide the login screen (shell §2). */
export const loginFacts = (
  { shop, preferences }: Pick<Stores, 'shop' | 'preferences'>,
  { isMini, isWeb }: Pick<Host, 'isMini' | 'isWeb'>,
): LoginFacts => {
  const { language } = preferences
  // In a mini program the login screen starts with the host's login and links to the other methods.
  const beginsWithHost = isMini && shop.quickLogin
  return {
    emailOnly: shop.emailOnly(language),
    // The web is the only host where the login does not bind a phone (decision 47).
    supportsPhoneBinding: !isWeb,
    choosesMethod: !beginsWithHost && shop.loginMethods(language).length > 1,
  }
}
