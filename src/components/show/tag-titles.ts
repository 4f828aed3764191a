import type { Tag } from '@/domain/show/tags'
import type { TextKey, Translate } from '@/locales/keys'

/** Labels that the storefront names where the merchant does not (domain §3). */
const TITLES: Readonly<Record<string, TextKey>> = {
  PACKAGE: 'show.tag.package',
  EARLY_BIRD: 'show.tag.earlyBird',
  DISCOUNT: 'show.tag.discount',
}

/** Labels with the storefront's titles where they have none; an unknown kind stays without. */
export const titledTags = <T extends Tag>(tags: readonly T[], t: Translate): T[] =>
  tags.map((tag) => {
    const key = tag.title === '' ? TITLES[tag.type] : undefined
    return key ? { ...tag, title: t(key) } : tag
  })
