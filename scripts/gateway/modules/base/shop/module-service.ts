import modules from './data/modules.json'

/** Returns the modules that this merchant hides on every page (contract: api/shop-modules). */
export const hiddenModules = (): string[] => modules.hidden

export const shopFunctions = (): { name: string; enabled: boolean }[] => modules.functions

/** Returns the modules that are hidden from buyers of this member level. */
export const hiddenFor = (level: number): string[] =>
  modules.display.flatMap(({ module, minLevel }) => (level < minLevel ? [module] : []))
