import calls from './facts/calls.json'
import ours from './facts/our-calls.json'
import screens from './facts/screens.json'

/** A call as the specification lists it: `{name}` is a part of the path. */
export interface SpecCall {
  method: string
  path: string
  auth: 'public' | 'buyer'
}

/** A screen as the specification lists it, or our choice where the specification gives no address or login rule. */
export interface SpecScreen {
  name: string
  page: string
  web: string[]
  login: boolean
  swipeBack: boolean
  scroll: boolean
  pullToRefresh: boolean
  /** Names, `?` after an optional one. The channel is left out: every address has it. */
  params: string[]
}

/** The specification's facts that tests check, as the project's own copy: names, paths and flags. */
export const specCalls = calls as SpecCall[]
export const specScreens = screens as SpecScreen[]
/**
 * Calls with our own paths, `GET user/buyer/v3/x/{}`: the specification does not show one. A new one is added to the
 * list.
 */
export const ourCalls = ours as string[]
