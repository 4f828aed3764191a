import { isOfMacao } from '@/domain/city/macao'
import { DEFAULT_CITY } from '@/domain/default-city'
import { type ClientFacts, commonHeadersOf, commonQueryOf, newTraceId, TRACE_HEADER } from '@/domain/client-facts'
import { type Language, toAddressLanguage } from '@/domain/languages'
import { GATEWAY } from '../settings'
import { type EarlyCall, readResponse, servedResponse } from '../transport/early'
import { storedValue } from './stored-value'

type Query = Readonly<Record<string, string>>

/** The city that the visitor chose; null where it is the one of everybody. @param site stored text of the chosen site */
export const chosenCity = (site: string | null): string | null => {
  const { cityId = DEFAULT_CITY } = storedValue<{ cityId?: string }>(site)
  return cityId === DEFAULT_CITY ? null : cityId
}

/** Whether the visitor chose a city, be it that of everybody. */
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
  // The transport may never take it; a failure must not be reported as unhandled.
  answer.catch(() => undefined)
  return { query, answer }
}

/** Answers that stand in the page (scripts/pages/render.ts), by path; they are taken out of it. */
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
 * The calls whose answers the app finds when it starts, by path: those that the page was served with, and started here what every
 * screen needs and was not in it: the merchant's configuration and cities, and the layout on home. Once the page is read.
 * @param pathname of the opened address
 * @param site stored text of the chosen site, null when there is none
 * @param client facts that each request carries; a login is not sent with them: the calls are public, and renewing one is the app's matter
 */
export const earlyCalls = (
  pathname: string,
  language: Language,
  site: string | null,
  client: Omit<ClientFacts, 'lang'>,
): Record<string, EarlyCall> => {
  const lang = toAddressLanguage(language)
  const common = { lang, cityId: chosenCity(site) ?? DEFAULT_CITY }
  // Home waits for the cities then (ShopStore.enterCityOf): a layout of the default one would be thrown away.
  const unplaced = isOfMacao(language) && chosenCity(site) === null && !hasChosen(site)
  const needed = [
    ...(pathname === '/' && !unplaced ? [['home/pub/v5/layouts', { ...common, page: 'HOME' }] as const] : []),
    ['home/pub/v5/shop/configs', common] as const,
    // Never in the page: its answer also tells the gateway's time.
    ['home/pub/v3/shops/get', { lang }] as const,
  ]
  const calls = servedAnswers()
  for (const [path, query] of needed) {
    const served = calls[path] as EarlyCall | undefined
    if (!served || asText(served.query) !== asText(query)) calls[path] = start(path, query, { ...client, lang })
  }
  return calls
}
