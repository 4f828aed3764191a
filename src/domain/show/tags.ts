/** A label on a show (domain §3). */
export interface Tag {
  type: string
  title: string
}

const MARKETING = new Set(['MARKETING_TAG_COUPON', 'MARKETING_TAG_ACTIVITY'])

/** Returns true for coupon and activity tags, which have a marketing style. */
export const isMarketingTag = (tag: Tag): boolean => MARKETING.has(tag.type)

/** Returns the tags to display, marketing tags first. Omits duplicates and tags without a title. */
export const shownTags = <T extends Tag>(tags: readonly T[], limit = Infinity): T[] => {
  const titles = new Set<string>()
  const fresh = tags.filter((tag) => {
    if (tag.title === '' || titles.has(tag.title)) return false
    titles.add(tag.title)
    return true
  })
  return [...fresh.filter(isMarketingTag), ...fresh.filter((tag) => !isMarketingTag(tag))].slice(0, limit)
}
