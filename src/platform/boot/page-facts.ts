import { own } from '@/lib/own'

/**
 * Data that the page contains before the boot script (config/h5/page-plugin.ts). A server-rendered page contains only
 * the data of its screen.
 */
export interface PageFacts {
  /**
   * Address patterns (`/content/:showId`) of all screens, with the files of each screen. Patterns without parameters
   * come first.
   */
  routes: readonly (readonly [pattern: string, files: readonly number[]])[]
  /** Addresses of script and style files. `routes` and `texts` contain indexes into this list. */
  files: readonly string[]
  /** Index of the text file for each language. */
  texts: Readonly<Record<string, number>>
  /** Addresses of the application's scripts, in the order in which they run. */
  scripts: readonly string[]
  /** Files of modules that only the desktop layout uses. */
  desktop: readonly number[]
}

/** Returns true if an address path matches a pattern; `:name` in the pattern matches one segment. */
export const fits = (pattern: string, path: string): boolean => {
  const parts = pattern.split('/')
  const given = path.replace(/(.)\/$/, '$1').split('/')
  return (
    parts.length === given.length &&
    parts.every((segment, i) => (segment[0] === ':' ? given[i] !== '' : segment === given[i]))
  )
}

/**
 * Returns the files of the screen at `path`, the text file of the language, and the files of the desktop layout.
 * Returns no screen files for an unknown path.
 */
export const filesFor = (facts: PageFacts, path: string, language: string, desktop: boolean): string[] => {
  const route = facts.routes.find(([pattern]) => fits(pattern, path))
  const text = own(facts.texts, language)
  return [...(text === undefined ? [] : [text]), ...(route?.[1] ?? []), ...(desktop ? facts.desktop : [])].map(
    (index) => facts.files[index],
  )
}
