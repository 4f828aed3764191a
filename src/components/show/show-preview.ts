import type { ShowCard } from '@/api/show-card'
import type { Language } from '@/domain/languages'

/** What a card says of a show: its page draws it at once, before the gateway has answered. */
export type ShowPreview = Pick<ShowCard, 'showName' | 'posterUrl' | 'posterColor'>

/** The card that was tapped last: only the screen that it opens needs it. */
let last: { showId: string; language: Language; preview: ShowPreview } | null = null

export const showPreview = {
  set: ({ showId, showName, posterUrl, posterColor }: ShowCard, language: Language): void => {
    last = { showId, language, preview: { showName, posterUrl, posterColor } }
  },
  /** Null when another show's card was tapped last, or one in another language. */
  get: (showId: string, language: Language): ShowPreview | null =>
    last?.showId === showId && last.language === language ? last.preview : null,
}
