import { moves, wxLikeFrame } from './frame'
import { wxSelectorQuery } from './canvas'
import { observers } from './intersection'
import { type Backstage, createNativeHost, type NativeHost } from './native-host'
import { updateManager, wxLikeCalls, wxLikeEvents, wxLikeStorage } from './wx-parts'

/**
 * Fake of FinClip's `ft` in a bank's app. It uses WeChat's names for device functions. It has no names for login and
 * payment; the bank registers these as one extension (`customEvent`). Source: finclip.com/mop/document.
 */
export const enterBank = (): NativeHost & Backstage => {
  const manager = updateManager()
  return createNativeHost(
    {
      ...wxLikeCalls,
      ...wxLikeFrame,
      ...moves,
      customEvent: { needs: ['event', 'params'], gives: { code: 'bank-code' } },
    },
    wxLikeEvents,
    (backstage) => ({
      ...wxLikeStorage(backstage),
      getSystemInfoSync: () => ({
        pixelRatio: 2,
        screenWidth: 360,
        screenHeight: 780,
        windowWidth: 360,
        windowHeight: 732,
        statusBarHeight: 24,
        language: 'zh_CN',
        platform: 'android',
      }),
      getMenuButtonBoundingClientRect: () => ({ width: 87, height: 32, top: 28, right: 353, bottom: 60, left: 266 }),
      createSelectorQuery: wxSelectorQuery,
      createIntersectionObserver: observers.wx,
      getUpdateManager: () => manager,
    }),
  )
}
