/** Returns the language tags of the browser, best first. Old browsers have one only. */
export const browserLanguages = (): readonly string[] => navigator.languages ?? [navigator.language]
