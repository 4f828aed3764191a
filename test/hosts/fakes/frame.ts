import type { Documented } from './native-host'

/** Calls that navigate between pages, with the same names in WeChat, Alipay and FinClip. */
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

/** Calls that change the frame around a page, in Alipay. */
export const alipayFrame: Record<string, Documented> = {
  setNavigationBar: { takes: ['title', 'image', 'backgroundColor', 'borderBottomColor', 'reset', 'frontColor'] },
  setBackgroundColor: ground,
  setBackgroundTextStyle: { needs: ['textStyle'] },
}
