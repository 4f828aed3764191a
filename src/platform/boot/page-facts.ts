import { own } from '@/lib/own'

/** Page facts before the boot script (config/h5/page-plugin.ts); a served page only has its own screen's. */
export interface PageFacts {
  /** Address patterns (`/content/:showId`) of all screens, fixed ones first, each with its files. */
  routes: readonly (readonly [pattern: string, files: readonly number[]])[]
  /** Addresses of script and style files; `routes` and `texts` hold indices into it. */
  files: readonly string[]
  /** The file of each language's texts. */
  texts: Readonly<Record<string, number>>
  /** Addresses of the application's scripts, in the order in which they run. */
  scripts: readonly string[]
  /** Files of the modules that only desktops draw. */
  desktop: readonly number[]
}

/** Returns true if an address path matches a pattern; `:name` matches one segment. */
export const fits = (pattern: string, path: string): boolean => {
  const parts = pattern.split('/')
  const given = path.replace(/(.)\/$/, '$1').split('/')
  return (
    parts.length === given.length &&
    parts.every((segment, i) => (segment[0] === ':' ? given[i] !== '' : segment === given[i]))
  )
}

/** Returns the files of the screen at `path`, the language and a desktop's bar; without a screen's if unknown. */
export const filesFor = (facts: PageFacts, path: string, language: string, desktop: boolean): string[] => {
  const route = facts.routes.find(([pattern]) => fits(pattern, path))
  const text = own(facts.texts, language)
  return [...(text === undefined ? [] : [text]), ...(route?.[1] ?? []), ...(desktop ? facts.desktop : [])].map(
    (index) => facts.files[index],
  )
}
