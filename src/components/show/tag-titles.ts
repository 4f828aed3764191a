import type { Tag } from '@/domain/show/tags'
import type { TextKey, Translate } from '@/locales/keys'

/** The storefront's titles of labels without one of the merchant (domain §3). */
const TITLES: Readonly<Record<string, TextKey>> = {
  PACKAGE: 'show.tag.package',
  EARLY_BIRD: 'show.tag.earlyBird',
  DISCOUNT: 'show.tag.discount',
}

/** Adds the storefront's titles to labels without one; an unknown kind has none. */
export const titledTags = <T extends Tag>(tags: readonly T[], t: Translate): T[] =>
  tags.map((tag) => {
    const key = tag.title === '' ? TITLES[tag.type] : undefined
    return key ? { ...tag, title: t(key) } : tag
  })
