import type { RichBlock } from '../../../src/domain/rich-text/blocks'
import { readRichText } from '../../../src/domain/rich-text/read-rich-text'
import { html, type Html } from '../markup'
import type { PageRequest } from './content'

const blockHtml = (block: RichBlock, { picture }: PageRequest): Html => {
  if (block.kind === 'rule') return html`<hr />`
  if (block.kind === 'picture')
    return html`<img src="${picture(block.src)}" alt="${block.alt}" loading="lazy" width="320" />`
  const runs = block.runs.map(({ text, href }) =>
    href ? html`<a href="${href}" rel="nofollow">${text}</a>` : html`${text}`,
  )
  return block.kind === 'heading' ? html`<h3>${runs}</h3>` : html`<p>${runs}</p>`
}

/** Returns a merchant's rich text for search engines, in the form in which the storefront draws it. */
export const richText = (source: string, request: PageRequest): Html[] =>
  readRichText(source).map((block) => blockHtml(block, request))
