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

/** Cities of a province, undefined for one that is not there. */
export const citiesIn = (provinceId: string, lang: Language) => {
  const children = provinces.find(({ id }) => id === provinceId)?.children
  return children && wire(children, lang)
}

/** Districts of a city, undefined for one that is not there. */
export const districtsIn = (cityId: string, lang: Language) => {
  const children = cities.find(({ id }) => id === cityId)?.children
  return children && wire(children, lang)
}

export interface AreaIds {
  provinceId: string
  cityId: string
  districtId: string
}

/** The names of a province, a city in it and a district in that; null when they do not belong together. */
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

/** A whole address in all languages: area and detail in the order of each. */
export const addressLine = (area: AreaIds, detail: string): LocalizedText => {
  const names = areaOf(area)
  const lineIn = (lang: Language): string => {
    if (!names) return detail
    const parts = [...new Set([names.province[lang], names.city[lang], names.district[lang]])]
    return lang === 'en-US' ? [detail, ...parts.reverse()].join(', ') : `${parts.join('')}${detail}`
  }
  return Object.fromEntries(LANGUAGES.map((lang) => [lang, lineIn(lang)])) as LocalizedText
}
