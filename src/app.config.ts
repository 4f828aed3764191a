import { target } from './platform/host/target'
import { NETWORK_TIMEOUTS } from './platform/transport/contract'
import { appPages } from './router/table/app-pages'

/** Pages that have a file. The build inserts the list (config/routes.ts). */
declare const EXISTING_PAGES: string[]

/*
 * Configuration that Taro reads during the build; it is not part of the app. The route table defines pages, packages,
 * tabs and preload rules. Pages without a file are left out, because a missing page prevents the start of the app.
 */
const { pages, subPackages, tabBarList, preloadRule } = appPages((page) => EXISTING_PAGES.includes(page))

const isWeb = target === 'h5'
const isAlipay = target === 'alipay'

const packaged = subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))

/**
 * Window settings for Alipay, which draws its own bar over each page: transparent, without a title, not blocking taps.
 */
const ALIPAY_WINDOW = {
  defaultTitle: '',
  transparentTitle: 'always',
  titlePenetrate: 'YES',
  titleBarColor: '#ffffff',
  navigationBarFrontColor: 'black',
  pullRefresh: false,
}

/** Returns the window settings. `theme` formats a color of theme.json, which WeChat reads before it runs any code. */
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

/** Purposes of private calls. Alipay shows them in its prompt; all other hosts only document the first purpose. */
const PERMISSION = {
  'scope.userLocation': { desc: '用于显示你与场馆的距离和附近的演出' },
  ...(isAlipay && {
    'scope.album': { desc: '用于选择头像' },
    'scope.camera': { desc: '用于拍摄头像和扫描二维码' },
    'scope.writePhotosAlbum': { desc: '用于保存分享图片' },
  }),
}

export default {
  // The web loads a file per screen instead of packages, so it does not need the list of packages.
  ...(isWeb ? { pages: [...pages, ...packaged] } : { pages, subPackages }),
  window: isAlipay ? ALIPAY_WINDOW : wxWindow(color),
  // Hosts require at least two tabs. The screen shell draws the storefront's tab bar; old host versions draw their own
  // bar from this list.
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
  // Loads the code of a page when it opens. FinClip documents this setting as unsupported.
  ...((target === 'weapp' || isAlipay) && { lazyCodeLoading: 'requiredComponents' }),
  ...(target === 'weapp' && {
    // Without this setting, WeChat does not report the theme or its changes.
    darkmode: true,
    themeLocation: 'theme.json',
    // WeChat shows its own consent sheet before the first private call (config/privacy/README.md).
    requiredPrivateInfos: ['getLocation'],
    __usePrivacyCheck__: true,
  }),
  // Disables the slide animation on the web. At its end, Taro hides the screen below. If the buyer has already gone
  // back to that screen, the page would be blank.
  ...(isWeb && { animation: false }),
}
