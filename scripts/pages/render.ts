import { pageLinks } from '../../src/domain/web-page/page-links'
import type { Language } from '../../src/domain/languages'
import type { DrawnView, FirstPicture } from './first-view'
import { type Html, html, jsonData } from './markup'
import type { TakenAnswer } from './reads'

/** The part of a page's HTML that is visible before scripts run. */
export interface Page {
  language: Language
  /** The complete title. */
  title: string
  description: string
  /** Addresses of the page. Null for a page that search engines must not index. */
  address: {
    origin: string
    path: string
    params: readonly (readonly [string, string])[]
    named: Language | null
  } | null
  /** Address that search engines should index instead of this page, or null. */
  instead: string | null
  /** Address of this page for link previews, if `instead` is set, or null. */
  preview: string | null
  siteName: string
  /** Absolute address of the picture, or ''. */
  picture: string
  /** The picture to preload before the scripts, or null. */
  preload: FirstPicture | null
  /** First view instead of the skeleton. Null means that only the skeleton is visible. */
  view: DrawnView | null
  /** Responses that the app uses instead of requests. */
  answers: readonly TakenAnswer[]
  data: object | null
  /** Text for readers without scripts, or null. */
  body: Html | null
  /** Inlined build files, at the end of the page. */
  inside: Html
}

const OG_LOCALE: Readonly<Record<Language, string>> = { 'zh-CN': 'zh_CN', 'zh-MO': 'zh_MO', 'en-US': 'en_US' }

/** Maximum number of characters of a description for search engines and link previews. */
const MAX_DESCRIPTION = 300

/** Creates a meta element of a link preview. The app removes it on navigation. */
const property = (name: string, content: string): Html =>
  content === '' ? html`` : html`<meta property="${name}" content="${content}" data-served />`

const preloadOf = ({ preload }: Page): Html => {
  if (!preload) return html``
  const { href, srcSet, sizes } = preload
  return srcSet
    ? html`<link
        rel="preload"
        as="image"
        imagesrcset="${srcSet}"
        imagesizes="${sizes}"
        fetchpriority="high"
        data-served
      />`
    : html`<link rel="preload" as="image" href="${href}" fetchpriority="high" data-served />`
}

/**
 * Creates the meta elements for previews of a link to the page.
 * @param url address of the page
 */
const openGraph = ({ language, title, siteName, picture, description }: Page, url: string): Html =>
  html`${property('og:type', 'website')}${property('og:site_name', siteName)}${property('og:title', title)}
    ${property('og:description', description)}${property('og:url', url)}${property('og:image', picture)}
    ${property('og:locale', OG_LOCALE[language])}
    <meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}" data-served />`

const headOf = (page: Page): Html => {
  const { address, instead, preview } = page
  if (!address && instead)
    return html`<link rel="canonical" href="${instead}" />${preview ? openGraph(page, preview) : ''}`
  if (!address) return html`<meta name="robots" content="noindex" />`
  const { canonical, alternates } = pageLinks(address.origin, address.path, address.params, address.named)
  return html`<link rel="canonical" href="${canonical}" />
    ${alternates.map(({ hreflang, href }) => html`<link rel="alternate" hreflang="${hreflang}" href="${href}" />`)}
    ${openGraph(page, canonical)}`
}

const dataOf = ({ data }: Page): Html =>
  data === null
    ? html``
    : html`<script type="application/ld+json" data-served>
        ${jsonData(data)}
      </script>`

/**
 * Creates the element with a response. src/platform/boot/early-calls.ts reads the element, and compares the sorted
 * query with the query of the app.
 */
const answerOf = ({ path, query, body }: TakenAnswer): string => {
  const sorted = new URLSearchParams(query)
  sorted.sort()
  const data = jsonData(body)
  return html`<script type="application/json" data-answer="${path}" data-query="${String(sorted)}">
    ${data}
  </script>`.text
}

/** Inserts the first view into the skeleton (src/index.html). Screen readers use `#served` instead. */
const withView = (template: string, { view }: Page): string => {
  const { hero, shows, screen } = view ?? {}
  let page = template
  if (hero) page = put(page, /<b class="sk-hero"><\/b>/, `<b class="sk-hero sk-view">${squeezed(hero)}</b>`)
  if (shows) page = put(page, /(?<=<div class="sk-posters">)(<b><\/b>)+/, squeezed(shows))
  if (screen)
    page = put(page, /<div class="sk-page">/, `<div class="sk-view">${squeezed(screen)}</div><div class="sk-page">`)
  return page
}

const squeezed = ({ text }: Html): string => text.replace(/>\s+</g, '><').trim()

/** Replaces the first match by a text. Does not interpret `$` in the text as a replacement pattern. */
const put = (page: string, place: RegExp, text: string): string => page.replace(place, () => text)

/**
 * Creates a page of the storefront from the build's `index.html`. Adds content for search engines, link previews and
 * readers without scripts. The app removes `#served` when it draws its first screen.
 */
export const render = (template: string, page: Page): string => {
  const description = page.description.slice(0, MAX_DESCRIPTION)
  const meta = html`<meta name="description" content="${description}" />`
  const head = [preloadOf(page), headOf({ ...page, description })].map(squeezed).join('')
  const text = page.body ? squeezed(html`<main id="served">${page.body}</main>`) : ''
  const titled = put(
    put(withView(template, page), /<meta\s+name="description"[^>]*>/, ''),
    /<title>[^<]*<\/title>/,
    `<title>${html`${page.title}`.text}</title>${meta.text}${head}`,
  )
  const localized = put(titled, /<html\s+lang="[^"]*"/, `<html lang="${page.language}"`)
  const read = put(localized, /<div id="app">/, `${text}<div id="app">`)
  // Adds invisible parts at the end, so that they do not delay the first paint.
  return put(read, /<\/body>/, `${dataOf(page).text}${page.answers.map(answerOf).join('')}${page.inside.text}</body>`)
}
