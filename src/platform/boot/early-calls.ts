import { isOfMacao } from '@/domain/city/macao'
import { DEFAULT_CITY } from '@/domain/default-city'
import { type ClientFacts, commonHeadersOf, commonQueryOf, newTraceId, TRACE_HEADER } from '@/domain/client-facts'
import { type Language, toAddressLanguage } from '@/domain/languages'
import { GATEWAY } from '../settings'
import { type EarlyCall, readResponse, servedResponse } from '../transport/early'
import { storedValue } from './stored-value'

type Query = Readonly<Record<string, string>>

/**
 * Returns the id of the city that the visitor chose; null for the default city.
 * @param site stored text of the chosen site
 */
export const chosenCity = (site: string | null): string | null => {
  const { cityId = DEFAULT_CITY } = storedValue<{ cityId?: string }>(site)
  return cityId === DEFAULT_CITY ? null : cityId
}

/** Returns true if the visitor chose a city. This can also be the default city. */
const hasChosen = (site: string | null): boolean => storedValue<{ chosen?: boolean }>(site).chosen === true

const asText = (query: Query): string => {
  const sorted = new URLSearchParams(query)
  sorted.sort()
  return sorted.toString()
}

const start = (path: string, query: Query, client: ClientFacts): EarlyCall => {
  const whole = new URLSearchParams({ ...commonQueryOf(client), ...query }).toString()
  const headers = { ...commonHeadersOf(client), [TRACE_HEADER]: newTraceId() }
  const answer = fetch(`${GATEWAY}/${path}?${whole}`, { headers }).then(readResponse)
  // The application may never use this request, so its failure must not be reported as an unhandled rejection.
  answer.catch(() => undefined)
  return { query, answer }
}

/** Removes the gateway responses that are embedded in the page (scripts/pages/render.ts). Returns them by path. */
const servedAnswers = (): Record<string, EarlyCall> => {
  const calls: Record<string, EarlyCall> = {}
  for (const element of document.querySelectorAll<HTMLElement>('script[data-answer]')) {
    const { answer = '', query = '' } = element.dataset
    calls[answer] = {
      query: Object.fromEntries(new URLSearchParams(query)),
      answer: Promise.resolve(servedResponse(element.textContent ?? '')),
    }
    element.remove()
  }
  return calls
}

/**
 * Returns the app's early gateway calls by path. Must be called after the page is parsed. Uses responses that are
 * embedded in the page. Otherwise, requests the data that all screens need: the merchant's configuration and its
 * cities, and on the home page the layout.
 * @param pathname path of the opened address
 * @param site stored text of the chosen site; null if none is stored
 * @param client data that is sent with each request. Does not include the login, because the calls are public.
 */
export const earlyCalls = (
  pathname: string,
  language: Language,
  site: string | null,
  client: Omit<ClientFacts, 'lang'>,
): Record<string, EarlyCall> => {
  const lang = toAddressLanguage(language)
  const common = { lang, cityId: chosenCity(site) ?? DEFAULT_CITY }
  // In this case, the home page first loads the cities (ShopStore.enterCityOf), and would discard a layout for the
  // default city.
  const unplaced = isOfMacao(language) && chosenCity(site) === null && !hasChosen(site)
  const needed = [
    ...(pathname === '/' && !unplaced ? [['home/pub/v5/layouts', { ...common, page: 'HOME' }] as const] : []),
    ['home/pub/v5/shop/configs', common] as const,
    // The page never embeds this response, because it includes the gateway's time.
    ['home/pub/v3/shops/get', { lang }] as const,
  ]
  const calls = servedAnswers()
  for (const [path, query] of needed) {
    const served = calls[path] as EarlyCall | undefined
    if (!served || asText(served.query) !== asText(query)) calls[path] = start(path, query, { ...client, lang })
  }
  return calls
}
