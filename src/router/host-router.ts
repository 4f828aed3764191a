import Taro from '@tarojs/taro'

/** The host's own stack of pages: all that navigation needs of it. Addresses begin with a slash. */
export interface HostRouter {
  /** Pages from the bottom to the top: web paths on the web, page paths elsewhere; no query. */
  stack(): string[]
  push(address: string): Promise<void>
  replace(address: string): Promise<void>
  switchTab(address: string): Promise<void>
  relaunch(address: string): Promise<void>
  back(delta: number): Promise<void>
  /** Leaves for a page that is not ours. Web only; elsewhere such pages open in the web view. */
  leave(address: string): void
}

/** Only the page path and its fate matter here: what a host answers on success says nothing more. */
const done = async (move: Promise<unknown>): Promise<void> => {
  await move
}

/** The router of the running host. */
export const taroRouter: HostRouter = {
  stack: () => Taro.getCurrentPages().map((page) => `/${(page.route ?? '').replace(/^\/+/, '')}`),
  push: (url) => done(Taro.navigateTo({ url })),
  replace: (url) => done(Taro.redirectTo({ url })),
  switchTab: (url) => done(Taro.switchTab({ url })),
  relaunch: (url) => done(Taro.reLaunch({ url })),
  back: (delta) => done(Taro.navigateBack({ delta })),
  leave: (address) => window.location.assign(address),
}
