import type { Refused } from '../outcome'

interface ShareCard {
  title: string
  text?: string
  /** The web address to share; a path (`/content/1`) is relative to the storefront. */
  url: string
}

/** `copied`: the host has no share panel, the address is in the clipboard instead. */
type ShareResult = { kind: 'shared' } | { kind: 'copied' } | Refused

export interface Share {
  /**
   * Opens the host's share panel. `unsupported` on WeChat and the bank, which open it only by a button with
   * `buttonType`. Alipay ignores `card` and takes the one of the page's share hook.
   */
  open(card: ShareCard): Promise<ShareResult>
  /** The open type of a button that opens the host's share panel; null on the web. */
  readonly buttonType: 'share' | null
  /** True if the browser can open a share panel. False in mini programs, which use a button, and if `open` copies. */
  readonly hasPanel: boolean
  /** Shows or hides the host's share menu, for the forbid-share flag (shell §2). */
  allow(allowed: boolean): void
}
