/** Returns the language tags of the browser, preferred first. Old browsers only report one. */
export const browserLanguages = (): readonly string[] => navigator.languages ?? [navigator.language]
