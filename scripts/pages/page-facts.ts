import { fits, type PageFacts } from '../../src/platform/boot/page-facts'
import { jsonData } from './markup'

const FACTS = /(<script type="application\/json" data-facts>)([^<]*)/

const none: PageFacts = { routes: [], files: [], texts: {}, scripts: [], desktop: [] }

/** The facts without the other screens' files: of the whole they are more than half of what a page's own markup weighs. */
const factsAt = (facts: PageFacts, path: string): PageFacts => {
  const files: string[] = []
  const place = (index: number): number => files.push(facts.files[index]) - 1
  const route = facts.routes.find(([pattern]) => fits(pattern, path))
  return {
    routes: route ? [[route[0], route[1].map(place)]] : [],
    texts: Object.fromEntries(Object.entries(facts.texts).map(([language, index]) => [language, place(index)])),
    desktop: facts.desktop.map(place),
    scripts: facts.scripts,
    files,
  }
}

/**
 * Prepares a template to be served at one address: its facts list that screen's files only.
 * @param template `index.html` of the build, with the facts of all screens (config/h5/page-plugin.ts)
 * @returns the template for a path, without its query
 */
export const forAddress = (template: string): ((path: string) => string) => {
  const facts: PageFacts = { ...none, ...(JSON.parse(FACTS.exec(template)?.[2] ?? '{}') as Partial<PageFacts>) }
  return (path) => template.replace(FACTS, (_, start: string) => start + jsonData(factsAt(facts, path)).text)
}
