import type { Core, Gateway } from './context'
import type { Tx } from './database/database'
import type { Handlers } from './hooks'
import type { PersonalData } from './personal-data'
import type { App, Routes } from './provider'

/** What a module brings. Every part is optional. */
export interface ModuleDefinition {
  /** Modules whose rows the seed refers to. */
  seedAfter?: readonly string[]
  /** Writes the merchant's rows around `now`, epoch ms. */
  seed?: (tx: Tx, now: number) => Promise<void>
  /** Writes the rows of the demo accounts; in a sandbox only. */
  demo?: (tx: Tx, now: number) => Promise<void>
  /** What it holds of a person: read, counted and erased with the account. */
  personal?: PersonalData
  /** What it does when modules below it reach a point that it has to act on, or to contribute to. */
  hooks?: Handlers
  /** Creates what it keeps in memory, before any route is registered. */
  setup?: (core: Core) => Promise<Partial<Gateway>>
  /** Registers its routes. */
  routes?: Routes
  /** Registers routes that only a sandbox has: pages and tools without a token. */
  sandboxRoutes?: Routes
  /** Starts its jobs. They stop on the app's `preClose`. */
  start?: (app: App, gateway: Gateway) => void
}

/** A module as it was gathered; its name is its folder's. */
export interface GatewayModule extends ModuleDefinition {
  name: string
}

/** Declares a module: the one export of `modules/<name>/module.ts`. */
export const defineModule = (definition: ModuleDefinition): ModuleDefinition => definition
