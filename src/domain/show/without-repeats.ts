/** A part of a page, with its shows. */
export interface PagePart {
  type: string
  shows?: readonly { showId: string }[]
  slides?: readonly { target: { params: { showId?: string | undefined } } }[]
}

/**
 * Kinds of parts that only recommend shows. Other kinds, such as a day, a reminder or a banner, need all of their
 * shows.
 */
const RECOMMENDS: ReadonlySet<string> = new Set(['SHOW_BLOCK', 'RECOMMENDED_LIST'])

const showsOf = ({ shows = [], slides = [] }: PagePart): string[] => [
  ...shows.map(({ showId }) => showId),
  ...slides.flatMap(({ target }) => target.params.showId ?? []),
]

/**
 * Removes repeated shows from recommending parts. A show that several recommending parts contain stays in the first
 * one.
 */
export const withoutRepeats = <Part extends PagePart>(parts: readonly Part[]): Part[] => {
  const used = new Set(parts.filter(({ type }) => !RECOMMENDS.has(type)).flatMap(showsOf))
  return parts.map((part) => {
    if (!RECOMMENDS.has(part.type) || !part.shows) return part
    const shows = part.shows.filter(({ showId }) => !used.has(showId))
    for (const { showId } of shows) used.add(showId)
    return { ...part, shows }
  })
}
