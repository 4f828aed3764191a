import calls from './facts/calls.json'
import ours from './facts/our-calls.json'
import screens from './facts/screens.json'

/** A call in the specification's list. In its path, `{name}` is a parameter. */
export interface SpecCall {
  method: string
  path: string
  auth: 'public' | 'buyer'
}

/**
 * A screen in the specification's list. If the specification states no address or login rule, this project has chosen
 * the value.
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
   * Names of the parameters. `?` follows the name of an optional parameter. The channel parameter is omitted, because
   * every address accepts it.
   */
  params: string[]
}

/** Our copy of the facts in the specification that tests check: names, paths and flags. */
export const specCalls = calls as SpecCall[]
export const specScreens = screens as SpecScreen[]
/**
 * Calls whose path this project has chosen, such as `GET user/buyer/v3/x/{}`, because the specification shows no path.
 * Add new calls to this list.
 */
export const ourCalls = ours as string[]
