import type { LocalizedText } from './localized-text'
import sanitizeHtml from 'sanitize-html'
import { ALLOWED_TAGS, DROPPED_TAGS, MAX_RICH_TEXT, richAddress } from '../../../src/domain/rich-text/allowed'

type Attributes = Record<string, string>

/** Creates a filter that removes the attribute `name` if its address is invalid. */
const withAddress = (name: 'href' | 'src') => (tagName: string, attributes: Attributes) => {
  const address = richAddress(attributes[name] ?? '')
  const { [name]: _, ...others } = attributes
  return { tagName, attribs: address ? { ...others, [name]: address } : others }
}

/**
 * Sanitizes a merchant's HTML when the merchant enters it. Allows the elements that the storefront can draw
 * (domain/rich-text).
 */
export const cleanRichText = (html: string): string =>
  sanitizeHtml(html.slice(0, MAX_RICH_TEXT), {
    allowedTags: Object.keys(ALLOWED_TAGS),
    allowedAttributes: { a: [...ALLOWED_TAGS.a], img: [...ALLOWED_TAGS.img] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    nonTextTags: [...DROPPED_TAGS],
    transformTags: { a: withAddress('href'), img: withAddress('src') },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    nestingLimit: 40,
  })

/** Sanitizes HTML in all languages. */
export const cleanLocalized = (html: LocalizedText): LocalizedText => ({
  'zh-CN': cleanRichText(html['zh-CN']),
  'zh-MO': cleanRichText(html['zh-MO']),
  'en-US': cleanRichText(html['en-US']),
})
