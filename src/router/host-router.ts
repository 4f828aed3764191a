import Taro from '@tarojs/taro'
import type { Query } from './query'

/** The host's own stack of pages: all that navigation needs of it. Addresses begin with a slash. */
export interface HostRouter {
  /** Resolves when a page's code is here; rejects when it cannot be had. Where code needs no network, there is no such thing. */
  ready?(page: string): Promise<void>
  /** Pages from the bottom to the top: web paths on the web, page paths elsewhere; no query. */
  stack(): string[]
  /** The screen in view with its parameters: another one, or the same with others, has another place. */
  pageKey(): string
  /** What the screen in view was opened with. */
  options(): Query
  push(address: string): Promise<void>
  replace(address: string): Promise<void>
  switchTab(address: string): Promise<void>
  relaunch(address: string): Promise<void>
  back(delta: number): Promise<void>
  /** Leaves for a page that is not ours. Web only; elsewhere such pages open in the web view. */
  openExternal(address: string): void
}

/** Only the page path and its fate matter here: what a host answers on success says nothing more. */
const done = async (move: Promise<unknown>): Promise<void> => {
  await move
}

/** What Taro's web router keeps of its pages; the page itself is the first thing that `load` gives. */
interface WebPage {
  path: string
  load: (context: object, params: object) => readonly unknown[]
}

const webPages = (): readonly WebPage[] =>
  (window as { __taroAppConfig?: { routes?: readonly WebPage[] } }).__taroAppConfig?.routes ?? []

/** The router of the running host. */
export const taroRouter: HostRouter = {
  // Taro writes the address first and then fails: it would say a screen that nobody sees.
  ready: async (page) => {
    await webPages()
      .find(({ path }) => path === page)
      ?.load({}, {})[0]
  },
  stack: () => Taro.getCurrentPages().map((page) => `/${(page.route ?? '').replace(/^\/+/, '')}`),
  pageKey: () => {
    const pages = Taro.getCurrentPages()
    const top = pages[pages.length - 1]
    return top ? `${pages.length} ${top.route ?? ''} ${JSON.stringify(top.options ?? {})}` : ''
  },
  options: () => {
    const options: Record<string, unknown> = Taro.getCurrentPages().slice(-1)[0]?.options ?? {}
    return Object.fromEntries(
      Object.entries(options).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  },
  push: (url) => done(Taro.navigateTo({ url })),
  replace: (url) => done(Taro.redirectTo({ url })),
  switchTab: (url) => done(Taro.switchTab({ url })),
  relaunch: (url) => done(Taro.reLaunch({ url })),
  back: (delta) => done(Taro.navigateBack({ delta })),
  openExternal: (address) => window.location.assign(address),
}
