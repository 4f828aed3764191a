import type { AppLink } from './contract'

const load = () => import(/* webpackChunkName: "jump" */ './leave-for-app')

/** Opens app links. The code loads when it is first used. */
export const appLink: AppLink = {
  open: async (link, appScheme) => (await load()).followAppLink(link, appScheme),

  watchLeaving: () => {
    let left = false
    const note = (): void => {
      left ||= document.visibilityState === 'hidden'
    }
    note()
    document.addEventListener('visibilitychange', note)
    return () => {
      document.removeEventListener('visibilitychange', note)
      return left
    }
  },

  openStore: async (links) => (await load()).leaveForStore(links),
}
