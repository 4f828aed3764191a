import { type JumpAddress, readJumpAddress, type Terminal, TERMINALS } from './jump-address'

/** Addresses of one target by terminal; '' if the target has none for that terminal (domain §3, Jump info). */
export interface JumpInfo {
  aliPayMiniJumpUrl: string
  wxMiniJumpUrl: string
  appUrl: string
  xhsMiniUrl: string
  douYinMiNiUrl: string
  /** Fields that this project adds: the specification has none for a bank's mini program and for the web. */
  bankMiniUrl: string
  h5Url: string
  /** Terminal whose address is used if the host's own terminal has none. */
  targetTerminal: string
}

const FIELDS = {
  WEIXIN_MINI: 'wxMiniJumpUrl',
  ALIPAY_MINI: 'aliPayMiniJumpUrl',
  BANK_MINI: 'bankMiniUrl',
  XHS_MINI: 'xhsMiniUrl',
  DOUYIN_MINI: 'douYinMiNiUrl',
  APP: 'appUrl',
  H5: 'h5Url',
} as const satisfies Record<Terminal, keyof JumpInfo>

/** Properties of a host that determine the result of a jump. */
export interface JumpHost {
  /** Terminals whose addresses the host can use, in order of preference. The host's own terminal comes first. */
  terminals: readonly Terminal[]
  /**
   * Kinds of targets that the host can open. A phone's browser opens apps and mini programs; a mini program opens mini
   * programs of its host. A desktop opens only pages.
   */
  opens: 'apps' | Terminal | 'pages'
  /** URL scheme of the merchant's app; '' without an app. */
  appScheme: string
}

/** Address that a host opens, or the reason why it opens none. */
export type Jump = JumpAddress | { kind: 'none'; reason: 'no-address' | 'bad-address' | 'bad-terminal' | 'not-here' }

const none = (reason: Extract<Jump, { kind: 'none' }>['reason']): Jump => ({ kind: 'none', reason })

const isTerminal = (name: string): name is Terminal => (TERMINALS as readonly string[]).includes(name)

const opensHere = (address: JumpAddress, { opens }: JumpHost): boolean =>
  address.kind === 'page' || opens === 'apps' || (address.kind === 'program' && address.terminal === opens)

/**
 * Returns the address for this host: the address of its own terminal, else the address of `targetTerminal`. Source:
 * shell §2, domain §3, §8.
 */
export const chooseJump = (info: JumpInfo, host: JumpHost): Jump => {
  const named = info.targetTerminal
  const own = host.terminals.find((terminal) => info[FIELDS[terminal]] !== '')
  if (!own && named !== '' && !isTerminal(named)) return none('bad-terminal')
  const terminal = own ?? (isTerminal(named) ? named : undefined)
  const raw = terminal ? info[FIELDS[terminal]] : ''
  if (raw === '') return none('no-address')
  const address = readJumpAddress(raw, host.appScheme)
  if (!address) return none('bad-address')
  return opensHere(address, host) ? address : none('not-here')
}

const NOWHERE: JumpInfo = {
  aliPayMiniJumpUrl: '',
  wxMiniJumpUrl: '',
  appUrl: '',
  xhsMiniUrl: '',
  douYinMiNiUrl: '',
  bankMiniUrl: '',
  h5Url: '',
  targetTerminal: '',
}

/** Returns the jump info among the parameters of a merchant's target; null if the parameters contain no address. */
export const jumpInfoOf = (params: Readonly<Record<string, string>>): JumpInfo | null => {
  const given = Object.fromEntries(Object.keys(NOWHERE).map((field) => [field, (params[field] ?? '').trim()]))
  const info = { ...NOWHERE, ...given }
  return Object.values(FIELDS).some((field) => info[field] !== '') ? info : null
}

const PAGE_NAME = /^[a-z][a-z0-9-]{0,63}$/i

/** Returns true if a text is a valid page name for the jump calls, such as `show-detail`. */
export const isPageName = (name: string): boolean => PAGE_NAME.test(name)

/** Pages that list all orders of a buyer. A call for such a page needs no parameters. */
const ORDER_PAGES: ReadonlySet<string> = new Set(['orders', 'refund-orders'])

export const isOrderPage = (name: string): boolean => ORDER_PAGES.has(name)

/**
 * Returns the parameters of a page in the format of the jump calls: URL-encoded JSON (domain §7, get-jump-app-info).
 */
export const encodeJumpTarget = (params: Readonly<Record<string, string | undefined>>): string =>
  encodeURIComponent(JSON.stringify(params))
