import { type Language, toAddressLanguage } from '@/locales/languages'
import { GATEWAY } from '../settings'
import { type EarlyCall, readResponse } from '../transport/early'
import { storedValue } from './stored-value'

/** City of a visitor who has chosen none (shell §3); the stores' own default, which the boot script is too small to import. */
const DEFAULT_CITY = 'BL1106'

const start = (path: string, query: Record<string, string>): EarlyCall => {
  const answer = fetch(`${GATEWAY}/${path}?${new URLSearchParams(query).toString()}`).then(readResponse)
  // Nobody may ask for it; a failure must not show up as unhandled.
  answer.catch(() => undefined)
  return { query, answer }
}

/**
 * The calls worth starting with the page, by path: the merchant's configuration and cities on every screen, and on home
 * the layout that everything there hangs on.
 * @param pathname of the address opened
 * @param site the stored text of the chosen site, null when there is none
 */
export const earlyCalls = (pathname: string, language: Language, site: string | null): Record<string, EarlyCall> => {
  const { cityId } = storedValue<{ cityId?: string }>(site)
  const common = { lang: toAddressLanguage(language), cityId: cityId ?? DEFAULT_CITY }
  const calls = [
    ...(pathname === '/' ? [['home/pub/v5/layouts', { ...common, page: 'HOME' }] as const] : []),
    ['home/pub/v5/shop/configs', common] as const,
    ['home/pub/v3/shops/get', { lang: common.lang }] as const,
  ]
  return Object.fromEntries(calls.map(([path, query]) => [path, start(path, query)]))
}
