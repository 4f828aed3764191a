/** A part of a page, and the shows that it displays. */
export interface PagePart {
  type: string
  shows?: readonly { showId: string }[]
  slides?: readonly { target: { params: { showId?: string | undefined } } }[]
}

/**
 * Kinds of parts that only recommend shows. Other kinds, such as a day, a reminder or a banner, must show their
 * complete list.
 */
const RECOMMENDS: ReadonlySet<string> = new Set(['SHOW_BLOCK', 'RECOMMENDED_LIST'])

const showsOf = ({ shows = [], slides = [] }: PagePart): string[] => [
  ...shows.map(({ showId }) => showId),
  ...slides.flatMap(({ target }) => target.params.showId ?? []),
]

/**
 * Removes repeated shows from recommending parts. A show remains only in the first of these parts. If another kind of
 * part contains the show, the show is removed from all recommending parts.
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
