import { unsupported } from '../outcome'
import type { ProviderLogin } from './contract'

/** A mini program has its host's own login (platform/login); other providers' pages and scripts do not run in it. */
export const providerLogin: ProviderLogin = {
  scripts: false,
  leave: () => unsupported,
  takeReturn: () => null,
  hasLeft: () => false,
  drawGoogleButton: () => Promise.resolve(unsupported),
  prepareApple: () => Promise.resolve(unsupported),
  signInWithApple: () => Promise.resolve(unsupported),
}
