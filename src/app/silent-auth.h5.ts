import type { SilentAuth, SilentAuthDeps } from './silent-auth-contract'

/** Creates the silent authorization in the chat app's browser. Its code is only loaded there. */
export const createSilentAuth = (deps: SilentAuthDeps): SilentAuth | null => {
  if (deps.platform.host.name !== 'wechat-web') return null
  // If the code fails to load, the authorization is skipped. Other login and payment methods exist.
  const run = async (reason: 'login' | 'payment'): Promise<boolean> => {
    try {
      const { authorize } = await import(/* webpackChunkName: "wechat-auth" */ './wechat-auth')
      return await authorize(deps, reason)
    } catch (error) {
      deps.log('silent authorisation failed', { reason: String(error) })
      return false
    }
  }
  return {
    entered: (screen) => {
      if (screen === 'confirm-order') void run('payment')
      else if (['login', 'login-way', 'login-email'].includes(screen)) void run('login')
    },
    beforePaying: () => run('payment'),
  }
}
