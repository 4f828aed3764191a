import type { Refused } from '../outcome'

export interface ShareCard {
  title: string
  text?: string
  /** The web address to share; a path (`/content/1`) is one of ours. */
  url: string
}

/** `copied`: the host has no share panel, the address is in the clipboard instead. */
export type ShareResult = { kind: 'shared' } | { kind: 'copied' } | Refused

export interface Share {
  /**
   * Opens the host's share panel. WeChat and the bank open it only from a button with `buttonType`, so there the answer
   * is `unsupported`; on Alipay the card comes from the page's own share hook.
   */
  open(card: ShareCard): Promise<ShareResult>
  /** The open type of a button that shares by itself; null on the web. */
  readonly buttonType: 'share' | null
  /** Shows or hides the host's share menu, for the forbid-share flag (shell §2). */
  allow(allowed: boolean): void
}
