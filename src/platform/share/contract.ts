import type { Refused } from '../outcome'

interface ShareCard {
  title: string
  text?: string
  /** The web address to share; a path (`/content/1`) is relative to the storefront. */
  url: string
}

/** Result of sharing. `copied`: the host has no share panel, so the address was copied to the clipboard. */
type ShareResult = { kind: 'shared' } | { kind: 'copied' } | Refused

export interface Share {
  /**
   * Opens the host's share panel. Returns `unsupported` on WeChat and in the bank's app, where only a button with
   * `buttonType` opens the panel. Alipay ignores `card` and uses the card of the page's share hook.
   */
  open(card: ShareCard): Promise<ShareResult>
  /** The open type of a button that opens the host's share panel; null on the web. */
  readonly buttonType: 'share' | null
  /**
   * True if the browser can open a share panel. False in mini programs, which use a button. Also false in browsers
   * without a panel, where `open` copies the address instead.
   */
  readonly hasPanel: boolean
  /** Shows or hides the host's share menu. A link with the forbid-share flag hides the menu (shell §2). */
  allow(allowed: boolean): void
}
