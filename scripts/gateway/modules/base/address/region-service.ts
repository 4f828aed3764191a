import { LANGUAGES, type Language, type LocalizedText } from '../../../core/localized-text'
import tree from './data/regions.json'

interface RegionNode {
  id: string
  name: LocalizedText
  children?: RegionNode[]
}

const provinces: RegionNode[] = tree
const cities = provinces.flatMap(({ children = [] }) => children)

const wire = (nodes: readonly RegionNode[], lang: Language) => nodes.map(({ id, name }) => ({ id, name: name[lang] }))

export const provincesIn = (lang: Language) => wire(provinces, lang)

/** Returns the cities of a province, or undefined for an unknown province. */
export const citiesIn = (provinceId: string, lang: Language) => {
  const children = provinces.find(({ id }) => id === provinceId)?.children
  return children && wire(children, lang)
}

/** Returns the districts of a city, or undefined for an unknown city. */
export const districtsIn = (cityId: string, lang: Language) => {
  const children = cities.find(({ id }) => id === cityId)?.children
  return children && wire(children, lang)
}

export interface AreaIds {
  provinceId: string
  cityId: string
  districtId: string
}

/** Returns the names of a province, a city and a district; null if they do not belong together. */
export const areaOf = ({
  provinceId,
  cityId,
  districtId,
}: AreaIds): Record<'province' | 'city' | 'district', LocalizedText> | null => {
  const province = provinces.find(({ id }) => id === provinceId)
  const city = province?.children?.find(({ id }) => id === cityId)
  const district = city?.children?.find(({ id }) => id === districtId)
  return province && city && district ? { province: province.name, city: city.name, district: district.name } : null
}

/** Returns an address in all languages. Area and detail are in the order of each language. */
export const addressLine = (area: AreaIds, detail: string): LocalizedText => {
  const names = areaOf(area)
  const lineIn = (lang: Language): string => {
    if (!names) return detail
    const parts = [...new Set([names.province[lang], names.city[lang], names.district[lang]])]
    return lang === 'en-US' ? [detail, ...parts.reverse()].join(', ') : `${parts.join('')}${detail}`
  }
  return Object.fromEntries(LANGUAGES.map((lang) => [lang, lineIn(lang)])) as LocalizedText
}
