import type { Language } from '../../../core/localized-text'
import { countriesIn } from '../../base/shop/service'
import codes from './data/regions.json'

/** Countries and regions of attendees: the codes of ISO 3166-1 alpha-2. */
export const REGION_CODES: readonly string[] = codes

/** Calling codes of regions whose names are taken from the list of phone areas. */
const AREA_OF: Readonly<Record<string, string>> = { CN: '86', MO: '853', HK: '852', TW: '886' }
/** Regions at the top of the list, because most attendees come from there. */
const FREQUENT: readonly string[] = Object.keys(AREA_OF)

const namesIn = (lang: Language): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames([lang], { type: 'region' })
  const areas = new Map(countriesIn(lang).map(({ code, name }) => [code, name]))
  return new Map(REGION_CODES.map((code) => [code, areas.get(AREA_OF[code] ?? '') ?? names.of(code) ?? code]))
}

const cached = new Map<Language, ReadonlyMap<string, string>>()

const names = (lang: Language): ReadonlyMap<string, string> => {
  const known = cached.get(lang) ?? namesIn(lang)
  cached.set(lang, known)
  return known
}

export const regionName = (code: string, lang: Language): string => names(lang).get(code) ?? ''

/** Returns all regions by name, the frequent regions first (contract: api/attendee). */
export const regionsIn = (lang: Language): { code: string; name: string }[] => {
  const { compare } = new Intl.Collator(lang)
  const place = (code: string) => (FREQUENT.includes(code) ? FREQUENT.indexOf(code) : FREQUENT.length)
  return [...names(lang)]
    .map(([code, name]) => ({ code, name }))
    .sort((one, other) => place(one.code) - place(other.code) || compare(one.name, other.name))
}
