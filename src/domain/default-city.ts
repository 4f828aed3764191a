/** The city (site) of a visitor who has not chosen one (shell §3). */
export const DEFAULT_CITY = 'BL1106'
