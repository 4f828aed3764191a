import type { Documented } from './native-host'

/** Calls that navigate between pages. WeChat, Alipay and FinClip use the same names. */
export const moves: Record<string, Documented> = {
  navigateTo: { needs: ['url'], takes: ['events', 'routeType'] },
  redirectTo: { needs: ['url'] },
  reLaunch: { needs: ['url'] },
  switchTab: { needs: ['url'] },
  navigateBack: { takes: ['delta'] },
  stopPullDownRefresh: {},
}

const ground: Documented = { takes: ['backgroundColor', 'backgroundColorTop', 'backgroundColorBottom'] }

/** Calls of WeChat and FinClip that change the frame around a page, such as the navigation bar. */
export const wxLikeFrame: Record<string, Documented> = {
  setNavigationBarTitle: { needs: ['title'] },
  setNavigationBarColor: { needs: ['frontColor', 'backgroundColor'], takes: ['animation'] },
  setBackgroundColor: ground,
  setBackgroundTextStyle: { needs: ['textStyle'] },
}

/** Calls of Alipay that change the frame around a page, such as the navigation bar. */
export const alipayFrame: Record<string, Documented> = {
  setNavigationBar: { takes: ['title', 'image', 'backgroundColor', 'borderBottomColor', 'reset', 'frontColor'] },
  setBackgroundColor: ground,
  setBackgroundTextStyle: { needs: ['textStyle'] },
}
