import type { HostRouter } from './host-router'
import { nameOfPage } from './links'
import { factsOf, type RouteName } from './table/table'
import { matchWebPath } from './web-path'

/** Screens on the stack of the host, from the bottom to the top; null for what is not ours. */
export const stackOf = (host: HostRouter): (RouteName | null)[] =>
  host.stack().map((path) => nameOfPage(path) ?? matchWebPath(path)?.name ?? null)

const LOGIN_FOLDER = 'packages/user/login/'

/** The login family: wanting one of them is wanting to log in. What needs a login itself, and the captcha, is none of them. */
export const isLoginScreen = (name: RouteName | null | undefined): boolean =>
  !!name && name !== 'captcha' && factsOf(name).page.startsWith(LOGIN_FOLDER) && !factsOf(name).login

/** How many screens of the login family lie on top. */
export const loginScreensOnTop = (stack: readonly (RouteName | null)[]): number => {
  let count = 0
  while (count < stack.length && isLoginScreen(stack[stack.length - 1 - count])) count += 1
  return count
}
