import { done, unsupported } from '../outcome'
import { externalNavigation } from '../external-navigation'
import { GATEWAY } from '../settings'
import type { ProviderLogin } from './contract'
import { hasLeft, noteVisit, randomText, takeVisit } from './visits'

const google = () => import(/* webpackChunkName: "login-scripts" */ './google')
const apple = () => import(/* webpackChunkName: "login-scripts" */ './apple')

/** Returns true if the gateway receives the cookies of the page. Google's double-submit check requires them. */
const isOwnGateway = (): boolean => GATEWAY === '' || new URL(GATEWAY).origin === window.location.origin

export const providerLogin: ProviderLogin = {
  scripts: isOwnGateway(),
  leave: ({ provider, address, back }) => {
    const state = randomText()
    const target = address(state)
    if (target === null || !noteVisit(provider, state, back)) return unsupported
    externalNavigation.replace(target)
    return done
  },
  takeReturn: takeVisit,
  hasLeft,
  drawGoogleButton: async (button) => (await google()).drawGoogleButton(button),
  prepareApple: async (settings) => (await apple()).prepareApple(settings),
  // `prepareApple` has already loaded the script. The promise is resolved, so the window opens during the tap.
  signInWithApple: async (settings) => (await apple()).signInWithApple(settings),
}
