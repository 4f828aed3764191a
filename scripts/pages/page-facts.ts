import { filesFor, fits, type PageFacts } from '../../src/platform/boot/page-facts'
import type { Language } from '../../src/domain/languages'
import { hashOf, type InlineSources } from './headers/headers'
import { html, Html, jsonData } from './markup'

const FACTS = /(<script type="application\/json" data-facts>)([^<]*)/

/** Maximum characters inside a page; compressed a third, which a slow network loads before the app's scripts. */
const MOST_INSIDE = 130_000

/** Text that would end an element early, or change how its content is parsed. */
const UNFIT = /<\/(?:script|style)|<!--/i

const none: PageFacts = { routes: [], files: [], texts: {}, scripts: [], desktop: [] }

/** Returns the facts without other screens' files, which are more than half of the size of a page's own markup. */
const factsAt = (facts: PageFacts, path: string, inside: readonly string[]): PageFacts => {
  const files: string[] = []
  const place = (index: number): number => files.push(facts.files[index]) - 1
  const asked = (index: number): boolean => !inside.includes(facts.files[index])
  const route = facts.routes.find(([pattern]) => fits(pattern, path))
  const texts = Object.entries(facts.texts).filter(([, index]) => asked(index))
  return {
    routes: route ? [[route[0], route[1].filter(asked).map(place)]] : [],
    texts: Object.fromEntries(texts.map(([language, index]) => [language, place(index)])),
    desktop: facts.desktop.map(place),
    scripts: facts.scripts,
    files,
  }
}

/** Files of a screen that are inside its page. */
interface Inside {
  markup: Html
  /** Sources of a policy that allow them. */
  sources: InlineSources
}

/**
 * Returns a script or a style sheet without white space around the text, because the policy hashes the whole text. The
 * app finds style sheets by `data-href`.
 */
const element = (address: string, text: string): Html => {
  const [name, more] = address.endsWith('.css') ? ['style', ['data-file', 'data-href']] : ['script', ['data-file']]
  const attributes = more.map((each) => html` ${each}="${address}"`.text).join('')
  return new Html(`<${name}${attributes}>${text}</${name}>`)
}

const insideOf = (files: ReadonlyMap<string, string>): Inside => {
  const hashes = (end: string) =>
    [...files].filter(([address]) => address.endsWith(end)).map(([, text]) => hashOf(text))
  return {
    markup: html`${[...files].map(([address, text]) => element(address, text))}`,
    sources: { scripts: hashes('.js'), styles: hashes('.css') },
  }
}

/**
 * Prepares a template for one address. As many texts and files of the screen as fit are inside the page, without
 * requests of their own. Its facts list only the other files of that screen.
 * @param template `index.html` of the build, with the facts of all screens (config/h5/page-plugin.ts)
 * @param read returns the text of a file of the build by its address, or null
 * @returns the template for a path, without its query, and for a page's language
 */
export const forAddress = (template: string, read: (address: string) => string | null) => {
  const facts: PageFacts = { ...none, ...(JSON.parse(FACTS.exec(template)?.[2] ?? '{}') as Partial<PageFacts>) }

  const fitting = (path: string, language: Language): Map<string, string> => {
    const inside = new Map<string, string>()
    let left = MOST_INSIDE
    for (const address of filesFor(facts, path, language, false)) {
      // A browser reads each end of a line as one character, and hashes the text that it has read.
      const text = read(address)?.replace(/\r\n?/g, '\n') ?? null
      if (text === null || text.length > left || UNFIT.test(text)) continue
      inside.set(address, text)
      left -= text.length
    }
    return inside
  }

  return (path: string, language: Language): { template: string; inside: Inside } => {
    const files = fitting(path, language)
    const own = jsonData(factsAt(facts, path, [...files.keys()])).text
    return { template: template.replace(FACTS, (_, start: string) => start + own), inside: insideOf(files) }
  }
}
