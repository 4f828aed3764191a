import { type Language, firstLanguage, knownLanguage, knownLanguages } from '@/domain/languages'
import { storedValue } from './stored-value'

export interface InitialAppearance {
  language: Language
  theme: 'light' | 'dark'
}

/**
 * Returns the language and theme of the first paint. Uses the values in the address, else the stored choice, else the
 * values of the device. The language is always one that the merchant offers (shell §2).
 * @param search the address's query, with its question mark
 * @param preferences stored text of the preferences store (src/stores/preferences.ts), null if nothing is stored
 * @param deviceLanguages language tags of the device, best first
 * @param merchantLanguages language tags of the stored configuration, best first; empty before the first visit
 */
export const initialAppearance = (
  search: string,
  preferences: string | null,
  deviceLanguages: readonly string[],
  deviceDark: boolean,
  merchantLanguages: readonly string[] = [],
): InitialAppearance => {
  const query = new URLSearchParams(search)
  const choice = storedValue<{ language: string; theme: string }>(preferences)
  const theme = [query.get('theme'), choice.theme].find((name) => name === 'light' || name === 'dark')
  return {
    language:
      knownLanguage(query.get('lang')) ??
      knownLanguage(choice.language) ??
      firstLanguage(deviceLanguages, knownLanguages(merchantLanguages)),
    theme: (theme as InitialAppearance['theme'] | undefined) ?? (deviceDark ? 'dark' : 'light'),
  }
}
