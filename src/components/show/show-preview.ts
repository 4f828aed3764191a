import type { ShowCard } from '@/api/show-card'
import type { Language } from '@/domain/languages'

/** Data of a card that its page draws at once, before the gateway has answered. */
export type ShowPreview = Pick<ShowCard, 'showName' | 'posterUrl' | 'posterColor'>

/** The show that was tapped or opened last, for the screens that it opens. */
export class TappedShow {
  private last: { showId: string; language: Language; preview: ShowPreview } | null = null

  set({ showId, showName, posterUrl, posterColor }: ShowPreview & { showId: string }, language: Language): void {
    this.last = { showId, language, preview: { showName, posterUrl, posterColor } }
  }

  /** Returns null if another show's card was tapped last, or one in another language. */
  preview(showId: string, language: Language): ShowPreview | null {
    return this.last?.showId === showId && this.last.language === language ? this.last.preview : null
  }
}
