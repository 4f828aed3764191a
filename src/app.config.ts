import { target } from './platform/host/target'
import { NETWORK_TIMEOUTS } from './platform/transport/contract'
import { appPages } from './router/table/app-pages'

/** Pages whose file exists, put in by the build (config/routes.ts). */
declare const EXISTING_PAGES: string[]

/*
 * Configuration that Taro reads during the build; not part of the app. Pages, packages, tabs and preload rules follow
 * from the route table. A page without a file is left out, since a host refuses to start with a missing page.
 */
const { pages, subPackages, tabBarList, preloadRule } = appPages((page) => EXISTING_PAGES.includes(page))

const isWeb = target === 'h5'
const isAlipay = target === 'alipay'

const packaged = subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))

/** Alipay draws its own bar over each page: transparent, without a title, and not blocking taps. */
const ALIPAY_WINDOW = {
  defaultTitle: '',
  transparentTitle: 'always',
  titlePenetrate: 'YES',
  titleBarColor: '#ffffff',
  navigationBarFrontColor: 'black',
  pullRefresh: false,
}

/** Window settings. `theme` formats a colour from theme.json, which WeChat reads before any code. */
const wxWindow = (theme: (name: string, light: string) => string): object => ({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Foyer',
  navigationBarTextStyle: theme('barText', 'black'),
  navigationBarBackgroundColor: theme('canvas', '#ffffff'),
  backgroundColor: theme('canvas', '#ffffff'),
  backgroundTextStyle: theme('pullText', 'dark'),
  enablePullDownRefresh: false,
})

const color = (name: string, light: string): string => (target === 'weapp' ? `@${name}` : light)

/** Purposes of the calls, which Alipay shows in its prompt; the other hosts document the first one only. */
const PERMISSION = {
  'scope.userLocation': { desc: '用于显示你与场馆的距离和附近的演出' },
  ...(isAlipay && {
    'scope.album': { desc: '用于选择头像' },
    'scope.camera': { desc: '用于拍摄头像和扫描二维码' },
    'scope.writePhotosAlbum': { desc: '用于保存分享图片' },
  }),
}

export default {
  // The web has files per screen instead of packages, and does not need their list.
  ...(isWeb ? { pages: [...pages, ...packaged] } : { pages, subPackages }),
  window: isAlipay ? ALIPAY_WINDOW : wxWindow(color),
  // Hosts accept a tab bar of two or more. The screen shell draws the storefront's bar. Older versions draw the host's
  // own from this.
  ...(tabBarList.length > 1 && {
    tabBar: {
      custom: true,
      color: color('tab', '#5e5953'),
      selectedColor: color('tabChosen', '#1b1917'),
      backgroundColor: color('tabBar', '#ffffff'),
      list: tabBarList,
    },
  }),
  ...(!isWeb && { preloadRule, permission: PERMISSION, networkTimeout: NETWORK_TIMEOUTS }),
  // Code of a page is evaluated when it opens. FinClip documents the setting as unsupported.
  ...((target === 'weapp' || isAlipay) && { lazyCodeLoading: 'requiredComponents' }),
  ...(target === 'weapp' && {
    // Without it WeChat does not report the theme or its changes.
    darkmode: true,
    themeLocation: 'theme.json',
    // WeChat asks the buyer before the first private call, with its own sheet (config/privacy/README.md).
    requiredPrivateInfos: ['getLocation'],
    __usePrivacyCheck__: true,
  }),
  // Otherwise Taro hides the screen below at the end of a slide, even if the buyer has already gone back, which shows a
  // blank page.
  ...(isWeb && { animation: false }),
}
