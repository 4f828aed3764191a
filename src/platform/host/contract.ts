/**
 * Hosts of the storefront (shell §1): three mini programs, set by the build, and five web hosts, detected at runtime.
 */
export type HostName =
  | 'weapp'
  | 'alipay'
  | 'bank'
  | 'wechat-web'
  | 'bank-web'
  | 'native-app'
  | 'mobile-web'
  | 'desktop-web'

/** Browser type in the cashier call (shell §7, cashiers). */
export type BrowserType = 'WEIXIN' | 'ALIPAY' | 'OTHER'

export interface Host {
  readonly name: HostName
  readonly isWeb: boolean
  readonly isMini: boolean
  /** True if the host always draws a back arrow over the page. Only Alipay does this. */
  readonly hasBackArrow: boolean
  /** Code of the terminal in `terminalSrc` and `terminal-src` (shell §7). */
  readonly terminalSrc: string
  /** Code of the client in the version call. WEIXIN_MINI is the default of the specification (shell §9). */
  readonly clientCode: string
  readonly browserType: BrowserType
  /**
   * Returns true for the desktop layout: from 961 px, except in a chat-app browser (decision 17) and in mini programs.
   */
  isDesktop(windowWidth: number): boolean
}
