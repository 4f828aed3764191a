/** Facts of one screen. Pure data: read by the app configuration, the web router, `navigate` and `links`. */
export interface Route<Required extends string = string, Optional extends string = string> {
  /** Page path without a leading slash, `packages/<package>/…` or `pages/…`. */
  readonly page: string
  /** Web addresses, the preferred one first; `{name}` is a parameter. */
  readonly web: readonly string[]
  /** Requires a login (shell §2). */
  readonly login: boolean
  /** True to allow it only once in the stack (decision 8). */
  readonly unique: boolean
  /** Position in the bottom bar, 1 to 5; absent for all other screens. */
  readonly tab?: number
  /** For screens of the account: on desktop beside the account's navigation, which marks this screen's entry. */
  readonly account?: string
  /** With one of these parameters a screen of the account is a step of another task, and has no navigation. */
  readonly stepWith?: readonly string[]
  readonly swipeBack: boolean
  readonly scroll: boolean
  readonly pullToRefresh: boolean
  /**
   * Audience of the share hook, without which a mini program does not pass it to the page. Use `friends` for a page of
   * the buyer's own, which must not be opened from Moments. Absent, the page is not shared.
   */
  readonly share?: 'friends' | 'everyone'
  /** Required parameters. */
  readonly required: readonly Required[]
  readonly optional: readonly Optional[]
  /** Other names of the screen (decision 4); not addresses. */
  readonly aliases: readonly string[]
  /** Other names of a parameter: `{ url: 'link' }`. */
  readonly paramAliases: Readonly<Record<string, string>>
  /** Parameters of several ids, separated by commas. */
  readonly idLists?: readonly string[]
  /** The screen redirects to this one, with its whole query (decision 12). */
  readonly redirectTo?: string
  /** Packages that load when the screen opens (shell §2): `order`, `user/login`. */
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

/** Declares a screen. Defaults: its folder's name as address, open to visitors, scrolls, swipes back, no parameters. */
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

/** Returns true if a screen with these parameters belongs to the account, and is not a step of another task. */
export const isOfAccount = (
  { account, stepWith = [] }: Pick<Route, 'account' | 'stepWith'>,
  params: Readonly<Record<string, string | undefined>>,
): boolean => account !== undefined && !stepWith.some((param) => params[param])
