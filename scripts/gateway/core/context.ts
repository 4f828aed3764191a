import type { Clock } from './clock'
import type { Db } from './database/database'
import type { Faults } from './faults/registry'
import type { PersonalData } from './personal-data'
import type { RequestLog } from './request-log'
import type { LoginClients } from './settings'
import type { Tokens } from './tokens'
import type { WalletKeys } from './wallet-keys'

/** Services of the core that each module can use. */
export interface Core {
  db: Db
  clock: Clock
  tokens: Tokens
  /** True if the console and the sandbox's pages exist. */
  sandbox: boolean
  /** The faults that the console sets; null outside of a sandbox. */
  faults: Faults | null
  /** Web origins that a payment may return to, in addition to the gateway's own origin. */
  storefrontOrigins: readonly string[]
  /** True if other machines may open the console and the gate. */
  toolsOnNetwork: boolean
  /** The merchant's client ids at Google and Apple. */
  loginClients: LoginClients
  /** The merchant's keys for wallet passes. */
  walletKeys: WalletKeys
}

/**
 * The context of routes. A module declares its service by declaration merging, and creates the service in its `setup`.
 */
export interface Gateway extends Core {
  requestLog: RequestLog
  /** The personal data of the core and of all modules, in the order of erasure. */
  personalData: readonly PersonalData[]
}
