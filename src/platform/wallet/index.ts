import { unsupported } from '../outcome'
import type { Wallet } from './contract'

/** A mini program cannot open a wallet of the phone. */
export const wallet: Wallet = { name: () => null, open: () => unsupported }
