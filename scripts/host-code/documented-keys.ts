import type { MiniTarget } from './hosts'

/** Keys that a host documents for `app.json` and for the configuration file of a page. */
export interface DocumentedKeys {
  app: readonly string[]
  window: readonly string[]
  tabBar: readonly string[]
  tab: readonly string[]
  permission: readonly string[]
  /** Keys of a page, in addition to the keys of `window`. */
  page: readonly string[]
}

const COMMON = ['entryPagePath', 'pages', 'window', 'tabBar', 'networkTimeout', 'subPackages', 'preloadRule']

/**
 * Source: developers.weixin.qq.com/miniprogram/dev/reference/configuration. `disableSwipeBack` has no effect since
 * WeChat 7.0.5.
 */
const WEAPP: DocumentedKeys = {
  app: [
    ...COMMON,
    'debug',
    'functionalPages',
    'workers',
    'requiredBackgroundModes',
    'requiredPrivateInfos',
    'plugins',
    'resizable',
    'usingComponents',
    'permission',
    'sitemapLocation',
    'style',
    'useExtendedLib',
    'entranceDeclare',
    'darkmode',
    'themeLocation',
    'lazyCodeLoading',
    'singlePage',
    'supportedMaterials',
    'serviceProviderTicket',
    'embeddedAppIdList',
    'halfPage',
    'debugOptions',
    'enablePassiveEvent',
    'resolveAlias',
    'renderer',
    'rendererOptions',
    'componentFramework',
    // developers.weixin.qq.com/miniprogram/dev/framework/user-privacy
    '__usePrivacyCheck__',
  ],
  window: [
    'navigationBarBackgroundColor',
    'navigationBarTextStyle',
    'navigationBarTitleText',
    'navigationStyle',
    'homeButton',
    'backgroundColor',
    'backgroundColorContent',
    'backgroundTextStyle',
    'backgroundColorTop',
    'backgroundColorBottom',
    'enablePullDownRefresh',
    'onReachBottomDistance',
    'pageOrientation',
    'restartStrategy',
    'initialRenderingCache',
    'visualEffectInBackground',
    'handleWebviewPreload',
  ],
  tabBar: ['color', 'selectedColor', 'backgroundColor', 'borderStyle', 'list', 'position', 'custom'],
  tab: ['pagePath', 'text', 'iconPath', 'selectedIconPath'],
  permission: ['scope.userLocation', 'scope.userFuzzyLocation'],
  page: ['disableScroll', 'usingComponents', 'style', 'singlePage', 'enablePassiveEvent', 'renderer', 'styleIsolation'],
}

/** Source: opendocs.alipay.com/mini/framework (app.json, page configuration, custom tab bar). */
const ALIPAY: DocumentedKeys = {
  app: [
    ...COMMON,
    'plugins',
    'useDynamicPlugins',
    'usingComponents',
    'lazyCodeLoading',
    'permission',
    'behavior',
    'workers',
  ],
  window: [
    'allowsBounceVertical',
    'backgroundColor',
    'backgroundImageColor',
    'backgroundImageUrl',
    'defaultTitle',
    'enableScrollBar',
    'gestureBack',
    'onReachBottomDistance',
    'pullRefresh',
    'responsive',
    'showTitleLoading',
    'transparentTitle',
    'titlePenetrate',
    'titleImage',
    'titleBarColor',
    'navigationBarFrontColor',
  ],
  tabBar: ['textColor', 'selectedColor', 'backgroundColor', 'items', 'customize', 'overlay'],
  tab: ['pagePath', 'name', 'icon', 'activeIcon'],
  permission: ['scope.album', 'scope.camera', 'scope.record', 'scope.userLocation', 'scope.writePhotosAlbum'],
  page: ['optionMenu', 'barButtonTheme', 'usingComponents'],
}

/**
 * Keys of both FinClip (finclip.com/mop/document/develop/frameInterface/config.html) and TCMPP
 * (cloud.tencent.com/document/product/1593/92995). FinClip does not support `lazyCodeLoading`,
 * `requiredBackgroundModes` and `permission` according to its page; TCMPP documents `permission`.
 */
const BANK: DocumentedKeys = {
  app: [
    ...COMMON,
    'debug',
    'plugins',
    'resizable',
    'usingComponents',
    'style',
    'useExtendedLib',
    'darkmode',
    'themeLocation',
    'permission',
  ],
  window: [
    'navigationBarBackgroundColor',
    'navigationBarTextStyle',
    'navigationBarTitleText',
    'navigationBarHideCloseButton',
    'navigationBarHideMoreButton',
    'navigationStyle',
    'backgroundColor',
    'backgroundTextStyle',
    'backgroundColorTop',
    'backgroundColorBottom',
    'enablePullDownRefresh',
    'onReachBottomDistance',
    'pageOrientation',
  ],
  tabBar: WEAPP.tabBar,
  tab: WEAPP.tab,
  permission: WEAPP.permission,
  page: ['disableScroll', 'usingComponents'],
}

/**
 * Documented keys by host. Undocumented keys have no effect at best, and may cause a second title bar or a theme that
 * never changes.
 */
export const DOCUMENTED_KEYS: Readonly<Record<MiniTarget, DocumentedKeys>> = {
  weapp: WEAPP,
  alipay: ALIPAY,
  bank: BANK,
}
