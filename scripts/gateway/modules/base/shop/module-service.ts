import type { OfferedModule } from '../../../../../src/domain/shop-modules'
import type { Db } from '../../../core/database/database'
import modules from './data/modules.json'

declare module '../../../core/hooks' {
  interface Hooks {
    /** Returns the module of few buyers that this account uses, or null. */
    'modules.offered': (db: Db, userId: string) => Promise<OfferedModule | null>
  }
}

/** Returns the modules that this merchant hides on every page (contract: api/shop-modules). */
export const hiddenModules = (): string[] => modules.hidden

export const shopFunctions = (): { name: string; enabled: boolean }[] => modules.functions

/** Returns the modules that are hidden from buyers of this member level. */
export const hiddenFor = (level: number): string[] =>
  modules.display.flatMap(({ module, minLevel }) => (level < minLevel ? [module] : []))
