import modules from './data/modules.json'

/** Modules that this merchant shows nowhere (contract: api/shop-modules). */
export const hiddenModules = (): string[] => modules.hidden

/** What this shop can do. */
export const shopFunctions = (): { name: string; enabled: boolean }[] => modules.functions

/** Modules that are not shown to a buyer of a member level. */
export const hiddenFor = (level: number): string[] =>
  modules.display.flatMap(({ module, minLevel }) => (level < minLevel ? [module] : []))
