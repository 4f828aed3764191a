import type { Tag } from '@/domain/show/tags'
import type { TextKey, Translate } from '@/locales/keys'

/** The storefront's titles of labels for which the merchant sent no title (domain §3). */
const TITLES: Readonly<Record<string, TextKey>> = {
  PACKAGE: 'show.tag.package',
  EARLY_BIRD: 'show.tag.earlyBird',
  DISCOUNT: 'show.tag.discount',
}

/** Adds the storefront's titles to labels without a title. A label of an unknown kind remains untitled. */
export const titledTags = <T extends Tag>(tags: readonly T[], t: Translate): T[] =>
  tags.map((tag) => {
    const key = tag.title === '' ? TITLES[tag.type] : undefined
    return key ? { ...tag, title: t(key) } : tag
  })
