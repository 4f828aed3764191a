import type { BrowserType, Host } from './contract'

/** Returns the host of a mini-program build, which is determined at build time (decision 15). */
export const miniHost = (name: 'weapp' | 'alipay' | 'bank', code: string, browserType: BrowserType): Host => ({
  name,
  isWeb: false,
  isMini: true,
  hasBackArrow: name === 'alipay',
  terminalSrc: code,
  clientCode: code,
  browserType,
  isDesktop: () => false,
})
