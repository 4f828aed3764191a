/** What the build knows about the page and writes in front of the boot script (config/h5/page-plugin.ts). */
export interface PageFacts {
  /** Address patterns (`/content/:showId`) of every screen, fixed ones first, each with the files that its screen needs. */
  routes: readonly (readonly [pattern: string, files: readonly number[]])[]
  /** Addresses of script and style files; routes and texts point into it. */
  files: readonly string[]
  /** The file of each language's texts. */
  texts: Readonly<Record<string, number>>
}

/** True when an address path fits a pattern; `:name` stands for one segment. */
export const fits = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/')
  const given = path.replace(/(.)\/$/, '$1').split('/')
  return (
    wanted.length === given.length &&
    wanted.every((segment, i) => (segment[0] === ':' ? given[i] !== '' : segment === given[i]))
  )
}

/** The files that the screen behind `path` needs, texts included; known addresses only. */
export const filesFor = (facts: PageFacts, path: string, language: string): string[] => {
  const route = facts.routes.find(([pattern]) => fits(pattern, path))
  const text = facts.texts[language]
  return [...(text === undefined ? [] : [text]), ...(route?.[1] ?? [])].map((index) => facts.files[index])
}
