import type { Clock } from './clock'
import type { Db } from './database/database'
import type { Faults } from './faults/registry'
import type { PersonalData } from './personal-data'
import type { RequestLog } from './request-log'
import type { LoginClients } from './settings'
import type { Tokens } from './tokens'
import type { WalletKeys } from './wallet-keys'

/** What the core gives to each module. */
export interface Core {
  db: Db
  clock: Clock
  tokens: Tokens
  /** The console and the sandbox's pages exist. */
  sandbox: boolean
  /** The faults that the console sets; null where the gateway is no sandbox. */
  faults: Faults | null
  /** Web origins besides its own that a payment may return to. */
  storefrontOrigins: readonly string[]
  /** Whether other machines may open the console and the gate. */
  toolsOnNetwork: boolean
  /** The merchant's client ids at Google and Apple. */
  loginClients: LoginClients
  /** The merchant's keys for passes of wallets. */
  walletKeys: WalletKeys
}

/**
 * What every route gets when it is registered: the core, and what is shared in memory. A module that has such a
 * service adds it here by declaration merging and creates it in its `setup`.
 */
export interface Gateway extends Core {
  requestLog: RequestLog
  /** Of the core and of all modules, in the order in which they are erased. */
  personalData: readonly PersonalData[]
}
