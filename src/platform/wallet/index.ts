import { unsupported } from '../outcome'
import type { Wallet } from './contract'

/** A mini program cannot open the phone's wallet. */
export const wallet: Wallet = { name: () => null, open: () => unsupported }
