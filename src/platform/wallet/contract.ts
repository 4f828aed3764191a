import type { Done } from '../outcome'

/** Wallets of phones that can store tickets. */
type WalletName = 'APPLE' | 'GOOGLE'

/** Opens the phone's wallet from a browser. */
export interface Wallet {
  /** Returns the wallet of this device; null if the device has no wallet. */
  name(): WalletName | null
  /**
   * Opens the wallet by a link to a pass. `done` only means that the browser tried, because the wallet does not report
   * whether the pass was saved.
   * @param address a path of the gateway, or a link of Google Wallet
   */
  open(address: string): Done
}
