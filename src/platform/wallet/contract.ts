import type { Done } from '../outcome'

/** Whose wallet takes tickets. */
type WalletName = 'APPLE' | 'GOOGLE'

/** The wallet of the phone, from a browser. */
export interface Wallet {
  /** The one of this device; null where none can be opened. */
  name(): WalletName | null
  /**
   * Leads to the wallet by a link to a pass. Done says that the browser was asked: the wallet tells nobody whether the pass was kept.
   * @param address a path of the gateway, or Google Wallet's own
   */
  open(address: string): Done
}
