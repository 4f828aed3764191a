import type { Documented } from './native-host'

/** Moving between pages; the same names at WeChat, Alipay and FinClip. */
export const moves: Record<string, Documented> = {
  navigateTo: { needs: ['url'], takes: ['events', 'routeType'] },
  redirectTo: { needs: ['url'] },
  reLaunch: { needs: ['url'] },
  switchTab: { needs: ['url'] },
  navigateBack: { takes: ['delta'] },
  stopPullDownRefresh: {},
}

const ground: Documented = { takes: ['backgroundColor', 'backgroundColorTop', 'backgroundColorBottom'] }

/** Calls that change the frame around a page, in WeChat and FinClip. */
export const wxLikeFrame: Record<string, Documented> = {
  setNavigationBarTitle: { needs: ['title'] },
  setNavigationBarColor: { needs: ['frontColor', 'backgroundColor'], takes: ['animation'] },
  setBackgroundColor: ground,
  setBackgroundTextStyle: { needs: ['textStyle'] },
}

/** The same at Alipay. */
export const alipayFrame: Record<string, Documented> = {
  setNavigationBar: { takes: ['title', 'image', 'backgroundColor', 'borderBottomColor', 'reset', 'frontColor'] },
  setBackgroundColor: ground,
  setBackgroundTextStyle: { needs: ['textStyle'] },
}
