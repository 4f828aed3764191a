/** Facts of one screen, as pure data. The app configuration, the web router, `navigate` and `links` read them. */
export interface Route<Required extends string = string, Optional extends string = string> {
  /** Page path without a leading slash, `packages/<package>/…` or `pages/…`. */
  readonly page: string
  /** Web addresses, the preferred one first; `{name}` is a parameter. */
  readonly web: readonly string[]
  /** True if the screen requires a login (shell §2). */
  readonly login: boolean
  /** True if the stack may contain the screen only once (decision 8). */
  readonly unique: boolean
  /** Position in the tab bar, 1 to 5; absent for screens that are not tabs. */
  readonly tab?: number
  /**
   * Entry of the account navigation that is highlighted for this screen. The desktop layout shows the account
   * navigation beside the screen.
   */
  readonly account?: string
  /**
   * Names of parameters with which an account screen is a step of another task. With one of these parameters, the
   * screen shows no account navigation.
   */
  readonly stepWith?: readonly string[]
  readonly swipeBack: boolean
  readonly scroll: boolean
  readonly pullToRefresh: boolean
  /**
   * Recipients to whom the page can be shared. If absent, the page has no share hook and cannot be shared. `friends`
   * excludes Moments; use it for pages that concern a single buyer.
   */
  readonly share?: 'friends' | 'everyone'
  /** Names of required parameters. */
  readonly required: readonly Required[]
  readonly optional: readonly Optional[]
  /** Other names of the screen (decision 4). They are not web addresses. */
  readonly aliases: readonly string[]
  /** Aliases of parameter names, such as `{ url: 'link' }`. */
  readonly paramAliases: Readonly<Record<string, string>>
  /** Names of parameters that contain several ids, separated by commas. */
  readonly idLists?: readonly string[]
  /** Screen to which this screen redirects, with its complete query (decision 12). */
  readonly redirectTo?: string
  /** Packages that load when the screen opens (shell §2), such as `order` or `user/login`. */
  readonly preloads: readonly string[]
}

type Given<Required extends string, Optional extends string> = Pick<Route<Required, Optional>, 'page'> &
  Partial<Route<Required, Optional>>

const plain = {
  login: false,
  unique: false,
  swipeBack: true,
  scroll: true,
  pullToRefresh: false,
  required: [],
  optional: [],
  aliases: [],
  paramAliases: {},
  preloads: [],
} as const

/**
 * Declares a screen. Defaults: its folder name as web address, no login required, scrolling and swipe back enabled, no
 * parameters.
 */
export const route = <const Required extends string = never, const Optional extends string = never>(
  facts: Given<Required, Optional>,
): Route<Required, Optional> => ({
  ...plain,
  web: [facts.page.replace(/.*(?=\/)/, '')],
  ...facts,
})

/** Declares a tab. Its type lets `switchTab` accept only tabs. */
export const tab = <const Required extends string = never, const Optional extends string = never>(
  position: number,
  facts: Given<Required, Optional>,
): Route<Required, Optional> & { readonly tab: number } => ({ ...route(facts), unique: true, tab: position })

/**
 * Returns true if a screen with these parameters shows the account navigation: an account screen that is not a step of
 * another task.
 */
export const isOfAccount = (
  { account, stepWith = [] }: Pick<Route, 'account' | 'stepWith'>,
  params: Readonly<Record<string, string | undefined>>,
): boolean => account !== undefined && !stepWith.some((param) => params[param])
