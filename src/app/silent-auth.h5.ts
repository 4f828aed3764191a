import type { SilentAuth, SilentAuthDeps } from './silent-auth-contract'

/** The chat app's browser only; its code loads there only. */
export const createSilentAuth = (deps: SilentAuthDeps): SilentAuth | null => {
  if (deps.platform.host.name !== 'wechat-web') return null
  // Without its code nobody is asked: other ways to log in and to pay are there.
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
