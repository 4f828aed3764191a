import core from '@/locales/zh-CN/core.json'
import type { Route } from './route'
import { factsOf, routeNames, type TabName, tabNames } from './table'

/**
 * Pattern of the package in a page path, such as `packages/order`. The 68 screens of `user` are split into several
 * packages, such as `packages/user/login`.
 */
const PACKAGE = /^packages\/(user\/)?[^/]+/

/** Labels of the host's own tab bar, which old host versions show. It supports only one language. */
const TAB_TEXTS: Record<TabName, string> = {
  home: core.tab.home,
  all: core.tab.all,
  shop: core.tab.shop,
  'ticket-holder': core.tab.ticket,
  mine: core.tab.mine,
}

/** The part of the app configuration that follows from the route table, in Taro's names. */
export interface AppPages {
  pages: string[]
  subPackages: { root: string; pages: string[] }[]
  tabBarList: { pagePath: string; text: string }[]
  preloadRule: Record<string, { network: 'all'; packages: string[] }>
}

const rootOf = (route: Route): string => PACKAGE.exec(route.page)?.[0] ?? ''

/**
 * Returns the number of parameters in an address. Addresses without parameters must come first, because the router uses
 * the first match (decision 3).
 */
const parametersIn = (route: Route): number => route.web.filter((address) => address.includes('{')).length

/**
 * Returns pages, subpackages, tabs and preload rules.
 * @param exists returns true if a page's file exists; needed because the table may preload a package whose files do not
 * exist yet
 */
export const appPages = (exists: (page: string) => boolean = () => true): AppPages => {
  const routes = routeNames
    .map(factsOf)
    .filter((route) => exists(route.page))
    .sort((a, b) => parametersIn(a) - parametersIn(b) || Number(a.tab ?? 9) - Number(b.tab ?? 9))
  const roots = [...new Set(routes.map(rootOf).filter(Boolean))]
  const preloads = routes.flatMap((route) => {
    const packages = route.preloads.map((name) => `packages/${name}`).filter((root) => roots.includes(root))
    return packages.length > 0 ? [[route.page, { network: 'all' as const, packages }] as const] : []
  })
  return {
    pages: routes.filter((route) => !rootOf(route)).map((route) => route.page),
    subPackages: roots.map((root) => ({
      root,
      pages: routes.filter((route) => rootOf(route) === root).map((route) => route.page.slice(root.length + 1)),
    })),
    tabBarList: tabNames
      .map((name) => ({ pagePath: factsOf(name).page, text: TAB_TEXTS[name] }))
      .filter(({ pagePath }) => exists(pagePath)),
    preloadRule: Object.fromEntries(preloads),
  }
}
