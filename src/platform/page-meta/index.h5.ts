import { pageLinks } from '@/domain/web-page/page-links'
import { knownLanguage } from '@/domain/languages'
import type { HostPageMeta, PageMeta } from './contract'

/** Selector of elements that apply only to the server-rendered page: Open Graph data and structured data. */
const SERVED = '[data-served]'

let common = ''
let own: { text: string } | null = null

const head = (selector: string): HTMLElement | null => document.head.querySelector(selector)

/** Sets attributes of the element that matches `selector`. Creates the element if it is missing. */
const put = (selector: string, tag: 'meta' | 'link', attributes: Readonly<Record<string, string>>): void => {
  const element = head(selector) ?? document.head.appendChild(document.createElement(tag))
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}

const writeDescription = (): void =>
  put('meta[name=description]', 'meta', { name: 'description', content: own?.text || common })

const dropServed = (): void => document.querySelectorAll(SERVED).forEach((each) => each.remove())

const pathOf = (address: string): string => new URL(address, window.location.href).pathname

const writeLinks = (params: readonly string[]): void => {
  const { origin, pathname, search } = window.location
  const query = new URLSearchParams(search)
  const pairs = params.map((name) => [name, query.get(name) ?? ''] as const)
  const { canonical, alternates } = pageLinks(origin, pathname, pairs, knownLanguage(query.get('lang')))
  const before = head('link[rel=canonical]')?.getAttribute('href')
  if (before && pathOf(before) !== pathname) dropServed()
  put('link[rel=canonical]', 'link', { rel: 'canonical', href: canonical })
  for (const { hreflang, href } of alternates)
    put(`link[hreflang="${hreflang}"]`, 'link', { rel: 'alternate', hreflang, href })
  head('meta[name=robots]')?.remove()
}

/**
 * Removes the canonical and language links of a page that is not indexed. If another page is listed instead, adds a
 * canonical link to that page.
 */
const clearLinks = (instead: string | null): void => {
  dropServed()
  document.head.querySelectorAll('link[rel=canonical],link[hreflang]').forEach((each) => each.remove())
  if (instead === null) return put('meta[name=robots]', 'meta', { name: 'robots', content: 'noindex' })
  const { origin, search } = window.location
  const { canonical } = pageLinks(origin, instead, [], knownLanguage(new URLSearchParams(search).get('lang')))
  put('link[rel=canonical]', 'link', { rel: 'canonical', href: canonical })
  head('meta[name=robots]')?.remove()
}

/** Updates the document's head on navigation. A server-rendered page contains its own metadata (scripts/pages). */
export const pageMeta: HostPageMeta = {
  set: ({ params, instead, description }: PageMeta) => {
    common = description
    writeDescription()
    if (params) writeLinks(params)
    else {
      const query = new URLSearchParams(window.location.search)
      clearLinks(instead?.(window.location.pathname, (name) => query.get(name)) ?? null)
    }
  },
  describe: (text) => {
    const mine = { text }
    own = mine
    writeDescription()
    return () => {
      // The next page may already have set its description.
      if (own !== mine) return
      own = null
      writeDescription()
    }
  },
}
