import { FilterXSS, parseAttr, parseTag } from 'xss'
import { own } from '@/lib/own'
import { ALLOWED_TAGS, DROPPED_TAGS, MAX_RICH_TEXT } from './allowed'
import type { RichBlock } from './blocks'
import { BlockWriter } from './block-writer'
import { decodeEntities } from './entities'

const TAGS: Readonly<Record<string, readonly string[]>> = ALLOWED_TAGS

const filter = new FilterXSS({
  whiteList: Object.fromEntries(Object.entries(TAGS).map(([tag, attributes]) => [tag, [...attributes]])),
  stripIgnoreTag: true,
  stripIgnoreTagBody: [...DROPPED_TAGS],
  stripBlankChar: true,
  css: false,
})

/** Returns the attributes of an HTML tag such as `<a href="…">`. */
const attributesOf = (tag: string, html: string): Record<string, string> => {
  const found: Record<string, string> = {}
  parseAttr(html.slice(tag.length + 1, -1), (name, value) => {
    found[name] = decodeEntities(value)
    return ''
  })
  return found
}

const nothing = (): string => ''

/**
 * Parses a merchant's HTML to blocks, which the storefront displays without HTML. Omits elements that are not in
 * `ALLOWED_TAGS`. Never throws. The gateway has already sanitized the HTML, but this function does not rely on that.
 */
export const readRichText = (html: string): RichBlock[] => {
  const writer = new BlockWriter()
  parseTag(
    filter.process(html.slice(0, MAX_RICH_TEXT)),
    (_source, _position, tag, source, isClosing) => {
      if (!own(TAGS, tag)) return nothing()
      if (isClosing) writer.close(tag)
      else writer.open(tag, attributesOf(tag, source))
      return nothing()
    },
    (text) => {
      writer.write(decodeEntities(text))
      return nothing()
    },
  )
  return writer.end()
}
