import { filesFor, fits, type PageFacts } from '../../src/platform/boot/page-facts'
import type { Language } from '../../src/domain/languages'
import { hashOf, type InlineSources } from './headers/headers'
import { html, Html, jsonData } from './markup'

const FACTS = /(<script type="application\/json" data-facts>)([^<]*)/

/**
 * Maximum number of characters of inlined files in a page. After compression, their size is a third of that. A slow
 * network loads them before the app's scripts.
 */
const MOST_INSIDE = 130_000

/** Matches text that would end an element early or change how its content is parsed. Files with it are not inlined. */
const UNFIT = /<\/(?:script|style)|<!--/i

const none: PageFacts = { routes: [], files: [], texts: {}, scripts: [], desktop: [] }

/** Returns the page's facts without the files of other screens, which are more than half of a page's HTML. */
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

/** Files of a screen that are inlined in its page. */
interface Inside {
  markup: Html
  /** Policy sources that allow the inlined files. */
  sources: InlineSources
}

/**
 * Returns a script or style element. It has no white space around the text, because the hash of the policy covers the
 * whole text. The app finds style sheets by `data-href`.
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
 * Prepares a template for one address. Inlines as many text files and other files of the screen as fit, so that they
 * need no requests. The facts of the page list only the screen's other files.
 * @param template `index.html` of the build, with the facts of all screens (config/h5/page-plugin.ts)
 * @param read returns the text of a build file by its address, or null
 * @returns a function that returns the template for a path (without query) and a language
 */
export const forAddress = (template: string, read: (address: string) => string | null) => {
  const facts: PageFacts = { ...none, ...(JSON.parse(FACTS.exec(template)?.[2] ?? '{}') as Partial<PageFacts>) }

  const fitting = (path: string, language: Language): Map<string, string> => {
    const inside = new Map<string, string>()
    let left = MOST_INSIDE
    for (const address of filesFor(facts, path, language, false)) {
      // Normalizes line ends, because a browser reads each as one character and hashes the text that it has read.
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
