import type { Done } from '../outcome'

/** Wallets that accept tickets. */
type WalletName = 'APPLE' | 'GOOGLE'

/** The wallet of the phone, from a browser. */
export interface Wallet {
  /** Returns the wallet of this device; null without one. */
  name(): WalletName | null
  /**
   * Opens the wallet by a link to a pass. Done means that the browser tried: the wallet does not report if the pass was
   * saved.
   * @param address a path of the gateway, or Google Wallet's own
   */
  open(address: string): Done
}
