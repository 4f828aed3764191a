import calls from './facts/calls.json'
import ours from './facts/our-calls.json'
import screens from './facts/screens.json'

/** A call in the specification's list. `{name}` marks a path parameter. */
export interface SpecCall {
  method: string
  path: string
  auth: 'public' | 'buyer'
}

/**
 * A screen in the specification's list. If the specification gives no address or login rule, the value is our choice.
 */
export interface SpecScreen {
  name: string
  page: string
  web: string[]
  login: boolean
  swipeBack: boolean
  scroll: boolean
  pullToRefresh: boolean
  /**
   * Parameter names, with `?` after an optional one. The channel parameter is omitted, since every address accepts it.
   */
  params: string[]
}

/** Our copy of the facts in the specification that tests check: names, paths and flags. */
export const specCalls = calls as SpecCall[]
export const specScreens = screens as SpecScreen[]
/**
 * Calls with a path of ours, such as `GET user/buyer/v3/x/{}`, because the specification shows none. Add new calls to
 * this list.
 */
export const ourCalls = ours as string[]
