import type { Core, Gateway } from './context'
import type { Tx } from './database/database'
import type { Handlers } from './hooks'
import type { PersonalData } from './personal-data'
import type { App, Routes } from './provider'

/** The parts of a module, all optional. */
export interface ModuleDefinition {
  /** Names of modules that must be seeded first, because this module's seed refers to their rows. */
  seedAfter?: readonly string[]
  /** Writes the merchant's rows. Their dates are relative to `now`, epoch ms. */
  seed?: (tx: Tx, now: number) => Promise<void>
  /** Writes the rows of the demo accounts; in a sandbox only. */
  demo?: (tx: Tx, now: number) => Promise<void>
  /** Functions that read, count and delete the module's personal data of an account. */
  personal?: PersonalData
  /** Handlers for the hooks of lower modules. */
  hooks?: Handlers
  /** Creates services in memory, before any route is registered. */
  setup?: (core: Core) => Promise<Partial<Gateway>>
  routes?: Routes
  /** Registers routes for a sandbox only: pages and tools without a token. */
  sandboxRoutes?: Routes
  /** Starts jobs. They stop on the app's `preClose`. */
  start?: (app: App, gateway: Gateway) => void
}

/** A loaded module with the name of its folder. */
export interface GatewayModule extends ModuleDefinition {
  name: string
}

/** Declares a module. Each `modules/<name>/module.ts` exports its result. */
export const defineModule = (definition: ModuleDefinition): ModuleDefinition => definition
