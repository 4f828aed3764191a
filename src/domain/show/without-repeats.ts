/** Part of a page, with the facts of the rule. */
export interface PagePart {
  type: string
  shows?: readonly { showId: string }[]
  slides?: readonly { target: { params: { showId?: string | undefined } } }[]
}

/** Kinds that only recommend. The others are about a day, a reminder or a banner, and need all of their shows. */
const RECOMMENDS: ReadonlySet<string> = new Set(['SHOW_BLOCK', 'RECOMMENDED_LIST'])

const showsOf = ({ shows = [], slides = [] }: PagePart): string[] => [
  ...shows.map(({ showId }) => showId),
  ...slides.flatMap(({ target }) => target.params.showId ?? []),
]

/** Removes from recommending parts each show that another part contains. A repeated one stays in the first. */
export const withoutRepeats = <Part extends PagePart>(parts: readonly Part[]): Part[] => {
  const used = new Set(parts.filter(({ type }) => !RECOMMENDS.has(type)).flatMap(showsOf))
  return parts.map((part) => {
    if (!RECOMMENDS.has(part.type) || !part.shows) return part
    const shows = part.shows.filter(({ showId }) => !used.has(showId))
    for (const { showId } of shows) used.add(showId)
    return { ...part, shows }
  })
}
