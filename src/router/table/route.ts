/** Facts of one screen, as pure data. The app configuration, the web router, `navigate` and `links` read them. */
export interface Route<Required extends string = string, Optional extends string = string> {
  /** Page path without a leading slash, `packages/<package>/…` or `pages/…`. */
  readonly page: string
  /** Web addresses, the preferred one first; `{name}` is a parameter. */
  readonly web: readonly string[]
  /** True if the screen requires a login (shell §2). */
  readonly login: boolean
  /** True if the screen may be in the stack only once (decision 8). */
  readonly unique: boolean
  /** Position in the tab bar, 1 to 5; absent for screens that are not tabs. */
  readonly tab?: number
  /**
   * Entry in the account navigation that is marked for this screen. The desktop layout shows the navigation beside it.
   */
  readonly account?: string
  /** Parameters with which an account screen is a step of another task, so that it has no account navigation. */
  readonly stepWith?: readonly string[]
  readonly swipeBack: boolean
  readonly scroll: boolean
  readonly pullToRefresh: boolean
  /**
   * Audience of the share hook. Without it, a mini program does not call the hook and the page cannot be shared.
   * `friends` is for pages of a single buyer, which must not be opened from Moments.
   */
  readonly share?: 'friends' | 'everyone'
  /** Names of required parameters. */
  readonly required: readonly Required[]
  readonly optional: readonly Optional[]
  /** Other names of the screen (decision 4); not addresses. */
  readonly aliases: readonly string[]
  /** Other names of parameters, such as `{ url: 'link' }`. */
  readonly paramAliases: Readonly<Record<string, string>>
  /** Names of parameters that contain several ids, separated by commas. */
  readonly idLists?: readonly string[]
  /** Screen to which this one redirects, with its complete query (decision 12). */
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

/** Declares a screen. Defaults: folder name as address, no login, scrolling, swipe back, no parameters. */
export const route = <const Required extends string = never, const Optional extends string = never>(
  facts: Given<Required, Optional>,
): Route<Required, Optional> => ({
  ...plain,
  web: [facts.page.replace(/.*(?=\/)/, '')],
  ...facts,
})

/** Declares a tab. Its type restricts `switchTab` to tabs. */
export const tab = <const Required extends string = never, const Optional extends string = never>(
  position: number,
  facts: Given<Required, Optional>,
): Route<Required, Optional> & { readonly tab: number } => ({ ...route(facts), unique: true, tab: position })

/** Returns true if a screen with these parameters is an account screen and not a step of another task. */
export const isOfAccount = (
  { account, stepWith = [] }: Pick<Route, 'account' | 'stepWith'>,
  params: Readonly<Record<string, string | undefined>>,
): boolean => account !== undefined && !stepWith.some((param) => params[param])
