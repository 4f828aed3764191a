import { unsupported } from '../outcome'
import type { ProviderLogin } from './contract'

/**
 * A mini program uses its host's login (platform/login). Pages and scripts of other providers do not work in a mini
 * program.
 */
export const providerLogin: ProviderLogin = {
  scripts: false,
  leave: () => unsupported,
  takeReturn: () => null,
  hasLeft: () => false,
  drawGoogleButton: () => Promise.resolve(unsupported),
  prepareApple: () => Promise.resolve(unsupported),
  signInWithApple: () => Promise.resolve(unsupported),
}
