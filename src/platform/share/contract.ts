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
   * Opens the host's share panel. Returns `unsupported` on WeChat and in the bank, which only open it by a button with
   * `buttonType`. Alipay ignores `card` and uses the card of the page's share hook.
   */
  open(card: ShareCard): Promise<ShareResult>
  /** The open type of a button that opens the host's share panel; null on the web. */
  readonly buttonType: 'share' | null
  /**
   * True if the browser can open a share panel. False in mini programs, which use a button, and in browsers where
   * `open` copies the address.
   */
  readonly hasPanel: boolean
  /** Shows or hides the host's share menu, for the forbid-share flag (shell §2). */
  allow(allowed: boolean): void
}
