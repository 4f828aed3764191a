import Taro from '@tarojs/taro'
import { changePage } from '@/platform/page-transition'
import type { Direction } from '@/platform/page-transition/contract'
import { systemBack } from '@/platform/system-back'
import { readOptions } from './guards'
import type { Query } from './query'

/** Page stack of the host, for navigation. Addresses begin with a slash. */
export interface HostRouter {
  /** Loads the code of a page. Rejects if the load fails. The method is absent if all code is already on the device. */
  ready?(page: string): Promise<void>
  /**
   * Returns the pages from the bottom to the top of the stack, without queries. On the web they are web paths;
   * elsewhere they are page paths.
   */
  stack(): string[]
  /**
   * Returns a key for the current screen and its parameters. The key differs for another screen or other parameters.
   */
  pageKey(): string
  /** Returns the options of the current screen. */
  options(): Query
  push(address: string): Promise<void>
  replace(address: string): Promise<void>
  switchTab(address: string): Promise<void>
  relaunch(address: string): Promise<void>
  back(delta: number): Promise<void>
  /** Returns the pages from the bottom to the top of the stack, with their options. */
  entries(): { path: string; options: Query }[]
  /** Opens an external page (web only). On other hosts, such pages open in the web view. */
  openExternal(address: string): void
}

/**
 * Navigates after waiting until the host cannot mistake the navigation for the system's back. Ignores the host's
 * result.
 */
const move = async (direction: Direction | null, navigate: () => Promise<unknown>): Promise<void> => {
  await systemBack.clear()
  await changePage(direction, navigate)
}

/** A page of Taro's web router; the first value that `load` returns is the page's code. */
interface WebPage {
  path: string
  load: (context: object, params: object) => readonly unknown[]
}

const webPages = (): readonly WebPage[] =>
  (window as { __taroAppConfig?: { routes?: readonly WebPage[] } }).__taroAppConfig?.routes ?? []

type Page = ReturnType<typeof Taro.getCurrentPages>[number]

const pathOf = (page: Page): string => `/${(page.route ?? '').replace(/^\/+/, '')}`

/** Parameters that Taro itself adds to a page. */
const MARKS = new Set(['stamp', '$taroTimestamp'])

/** Returns the decoded options of a page. On the web, `options` does not include the query. */
const optionsOf = (page: Page | undefined): Query => {
  const { options, $taroParams } = (page ?? {}) as { options?: object; $taroParams?: object }
  const given = Object.entries({ ...$taroParams, ...options }).filter(([name]) => !MARKS.has(name))
  return readOptions(Object.fromEntries(given))
}

/** Router of the current host. */
export const taroRouter: HostRouter = {
  // Loads the code before the navigation. Taro changes the address before it loads the code, so the address would be
  // wrong after a failure.
  ready: async (page) => {
    await webPages()
      .find(({ path }) => path === page)
      ?.load({}, {})[0]
  },
  stack: () => Taro.getCurrentPages().map(pathOf),
  pageKey: () => {
    const pages = Taro.getCurrentPages()
    const top = pages[pages.length - 1]
    return top ? `${pages.length} ${top.route ?? ''} ${JSON.stringify(optionsOf(top))}` : ''
  },
  options: () => optionsOf(Taro.getCurrentPages().slice(-1)[0]),
  entries: () => Taro.getCurrentPages().map((page) => ({ path: pathOf(page), options: optionsOf(page) })),
  push: (url) => move('forward', () => Taro.navigateTo({ url })),
  replace: (url) => move('forward', () => Taro.redirectTo({ url })),
  switchTab: (url) => move(null, () => Taro.switchTab({ url })),
  relaunch: (url) => move(null, () => Taro.reLaunch({ url })),
  back: (delta) => move('back', () => Taro.navigateBack({ delta })),
  openExternal: (address) => void systemBack.clear().then(() => window.location.assign(address)),
}
