import { cardRoutes } from './card'
import { comboRoutes } from './combo'
import { invoiceRoutes } from './invoice'
import { mainRoutes } from './main'
import { openShowRoutes } from './open-show'
import { orderRoutes } from './order'
import { parkingRoutes } from './parking'
import { reserveRoutes } from './reserve'
import type { Route } from './route'
import { shopRoutes } from './shop'
import { showRoutes } from './show'
import { ticketRoutes } from './ticket'
import { topicRoutes } from './topic'
import { transferRoutes } from './transfer'
import { userRoutes } from './user'
import { workPermitRoutes } from './work-permit'

/** All screens by name. */
const table = {
  ...mainRoutes,
  ...showRoutes,
  ...orderRoutes,
  ...ticketRoutes,
  ...transferRoutes,
  ...invoiceRoutes,
  ...userRoutes,
  ...cardRoutes,
  ...comboRoutes,
  ...topicRoutes,
  ...shopRoutes,
  ...parkingRoutes,
  ...reserveRoutes,
  ...openShowRoutes,
  ...workPermitRoutes,
}

type Table = typeof table

export type RouteName = keyof Table
/** Names of the screens in the tab bar. */
export type TabName = { [N in RouteName]: Table[N] extends { readonly tab: number } ? N : never }[RouteName]

type Named<N extends RouteName> =
  Table[N] extends Route<infer Required, infer Optional> ? { required: Required; optional: Optional } : never

/** Parameters of a screen. All values are texts, because they are part of addresses. */
export type RouteParams<N extends RouteName> = { [K in Named<N>['required']]: string } & {
  [K in Named<N>['optional']]?: string | undefined
}

/**
 * Type of the trailing arguments of `open` and similar methods. The parameters are optional if the screen requires none
 * of them.
 */
export type ParamsOf<N extends RouteName> = [Named<N>['required']] extends [never]
  ? [params?: RouteParams<N>]
  : [params: RouteParams<N>]

export const routeNames = Object.keys(table) as RouteName[]

/** Returns the facts of a screen, without its parameter types. */
export const factsOf = (name: RouteName): Route => table[name]

export const isRouteName = (value: string): value is RouteName => Object.prototype.hasOwnProperty.call(table, value)

export const isTabName = (name: RouteName): name is TabName => factsOf(name).tab !== undefined

/** Names of the tabs, by their position. */
export const tabNames = routeNames.filter(isTabName).sort((a, b) => table[a].tab - table[b].tab)
