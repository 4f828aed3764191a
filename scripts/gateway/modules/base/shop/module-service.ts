import modules from './data/modules.json'

/** Returns the modules that this merchant hides everywhere (contract: api/shop-modules). */
export const hiddenModules = (): string[] => modules.hidden

export const shopFunctions = (): { name: string; enabled: boolean }[] => modules.functions

/** Returns the modules that are hidden from a buyer of a member level. */
export const hiddenFor = (level: number): string[] =>
  modules.display.flatMap(({ module, minLevel }) => (level < minLevel ? [module] : []))
