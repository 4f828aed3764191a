import { unsupported } from '../outcome'
import type { Wallet } from './contract'

/** A mini program reaches no wallet of the phone. */
export const wallet: Wallet = { name: () => null, open: () => unsupported }
