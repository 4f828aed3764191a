import { target } from './platform/host/target'
import { NETWORK_TIMEOUTS } from './platform/transport/contract'
import { appPages } from './router/table/app-pages'

/** Pages whose file exists, put in by the build (config/routes.ts). */
declare const EXISTING_PAGES: string[]

/*
 * Read by Taro while it builds; no part of the app. Pages, packages, tabs and preload rules follow from the route table.
 * A page that the table names before its file exists is left out: a host refuses to start over one missing page.
 */
const { pages, subPackages, tabBarList, preloadRule } = appPages((page) => EXISTING_PAGES.includes(page))

const isWeb = target === 'h5'
const isAlipay = target === 'alipay'

/** Pages of the packages. */
const packaged = subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))

export default {
  // The web has files a screen instead of packages, and would carry their list to no purpose.
  ...(isWeb ? { pages: [...pages, ...packaged] } : { pages, subPackages }),
  window: {
    navigationStyle: 'custom',
    navigationBarTitleText: 'Foyer',
    navigationBarTextStyle: 'black',
    navigationBarBackgroundColor: '#ffffff',
    backgroundTextStyle: 'dark',
    enablePullDownRefresh: false,
  },
  // Hosts accept a tab bar of two or more; ours is drawn by the screen shell.
  ...(tabBarList.length > 1 && {
    tabBar: {
      custom: true,
      color: '#5e5953',
      selectedColor: '#1b1917',
      backgroundColor: '#ffffff',
      list: tabBarList,
    },
  }),
  ...(!isWeb && {
    preloadRule,
    requiredBackgroundModes: ['audio'],
    permission: { 'scope.userLocation': { desc: '用于显示你与场馆的距离和附近的演出' } },
  }),
  // Alipay's hosts have no such setting: its calls carry their timeout.
  ...(!isWeb && !isAlipay && { networkTimeout: NETWORK_TIMEOUTS }),
  // Code of a page is evaluated when it opens; Alipay's container does this by itself.
  ...(!isWeb && !isAlipay && { lazyCodeLoading: 'requiredComponents' }),
  // WeChat asks the buyer before the first private call, with its own sheet (config/privacy/README.md).
  ...(target === 'weapp' && { requiredPrivateInfos: ['getLocation'], __usePrivacyCheck__: true }),
  // Taro hides the screen below when the slide of the new one ends, also when the buyer is back by then: a blank page.
  ...(isWeb && { animation: false }),
}
