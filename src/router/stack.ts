import { type Destination, destinationOf } from './destination'
import type { HostRouter } from './host-router'
import { nameOfPage } from './links'
import { factsOf, type RouteName } from './table/table'
import { matchWebPath } from './web-path'

/** Returns the screen of a page on the stack; null if the page has no screen in the route table. */
const screenAt = (path: string): RouteName | null => nameOfPage(path) ?? matchWebPath(path)?.name ?? null

/**
 * Returns the screens on the host's stack, from bottom to top. Null entries are pages that have no screen in the route
 * table.
 */
export const stackOf = (host: HostRouter): (RouteName | null)[] => host.stack().map(screenAt)

const LOGIN_FOLDER = 'packages/user/login/'

/**
 * Returns true if a screen belongs to the login flow. Returns false for screens that require a login, and for the
 * captcha.
 */
export const isLoginScreen = (name: RouteName | null | undefined): boolean =>
  !!name && name !== 'captcha' && factsOf(name).page.startsWith(LOGIN_FOLDER) && !factsOf(name).login

export const loginScreensOnTop = (stack: readonly (RouteName | null)[]): number => {
  let count = 0
  while (count < stack.length && isLoginScreen(stack[stack.length - 1 - count])) count += 1
  return count
}

/** Returns the screen below the login screens, with its parameters; null if unknown. */
export const belowLogin = (host: HostRouter): Destination | null => {
  const entry = host
    .entries()
    .filter(({ path }) => !isLoginScreen(screenAt(path)))
    .slice(-1)[0]
  const name = entry && screenAt(entry.path)
  if (!name) return null
  const place = destinationOf(name, { ...matchWebPath(entry.path)?.params, ...entry.options })
  return place.ok ? place.value : null
}

/** Returns the current screen with its parameters; null for an unknown screen or a login screen. */
export const screenInView = (host: HostRouter): Destination | null => {
  const name = stackOf(host).slice(-1)[0] ?? null
  const place = name && !isLoginScreen(name) ? destinationOf(name, host.options()) : null
  return place?.ok ? place.value : null
}
