import type { ShowCard } from '@/api/show-card'
import type { Language } from '@/domain/languages'

/** Data of a show's card. The show's page draws it at once, before the gateway responds. */
export type ShowPreview = Pick<ShowCard, 'showName' | 'posterUrl' | 'posterColor'>

/** The show whose card was tapped or opened last, for the screens of that show. */
export class TappedShow {
  private last: { showId: string; language: Language; preview: ShowPreview } | null = null

  set({ showId, showName, posterUrl, posterColor }: ShowPreview & { showId: string }, language: Language): void {
    this.last = { showId, language, preview: { showName, posterUrl, posterColor } }
  }

  /** Returns the data of the show's card. Returns null if the last card was another show's, or in another language. */
  preview(showId: string, language: Language): ShowPreview | null {
    return this.last?.showId === showId && this.last.language === language ? this.last.preview : null
  }
}
