import { type Language, toAddressLanguage } from '@/locales/languages'
import { GATEWAY } from '../settings'
import { type EarlyCall, readResponse } from '../transport/early'
import { storedValue } from './stored-value'

/**
 * City of a visitor who has not chosen one (shell §3). A copy of the stores' default: importing it would make the boot
 * script too large.
 */
const DEFAULT_CITY = 'BL1106'

const start = (path: string, query: Record<string, string>): EarlyCall => {
  const answer = fetch(`${GATEWAY}/${path}?${new URLSearchParams(query).toString()}`).then(readResponse)
  // The transport may never take it; a failure must not be reported as unhandled.
  answer.catch(() => undefined)
  return { query, answer }
}

/**
 * The calls that start with the page, by path: the merchant's configuration and cities on every screen, and the layout
 * on home.
 * @param pathname of the opened address
 * @param site stored text of the chosen site, null when there is none
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
