import { makeAutoObservable, runInAction } from 'mobx'
import { hotKeywords, searchShows } from '@/api/search'
import type { ShowCard } from '@/api/show-card'
import { cleanName } from '@/domain/typed/text'
import type { Resource } from '../screen/async-resource'
import type { ModelDeps } from '../screen/use-model'

const SUGGESTIONS = 6
/** Pause in typing after which suggestions are requested, in milliseconds. */
const PAUSE = 300

/** The search field: its text, suggested shows, and recent and popular keywords. */
export class SearchFieldModel {
  suggestions: readonly ShowCard[] = []
  readonly hot: Resource<string[]>
  private cancelSuggestions: (() => void) | null = null

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'stores' | 'screen'>,
    /** Text of the field. */
    public typed = '',
  ) {
    const { screen, stores } = deps
    this.hot = screen.query(hotKeywords, () => ({ cityId: stores.city.cityId }), {
      options: { silent: true },
      staleTime: Infinity,
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Keyword to search for: the trimmed text of the field. */
  get keyword(): string {
    return cleanName(this.typed)
  }

  get history(): readonly string[] {
    return this.deps.stores.history.keywords
  }

  type(text: string): void {
    this.fill(text)
    if (this.keyword === '') this.suggestions = []
    else this.cancelSuggestions = this.deps.screen.timeout(() => void this.suggest(this.keyword), PAUSE)
  }

  /** Sets the text without suggestions. */
  fill(text: string): void {
    this.cancelSuggestions?.()
    this.typed = text
  }

  clearHistory(): void {
    this.deps.stores.history.clearKeywords()
  }

  /**
   * Loads suggestions from all cities; each contains its city. Failures are not shown, because the search works without
   * suggestions.
   */
  private async suggest(keyword: string): Promise<void> {
    const page = {
      pageType: 'SEARCH' as const,
      keyword,
      ...this.deps.stores.city.position,
      offset: 0,
      length: SUGGESTIONS,
    }
    const found = await this.deps.client.call(searchShows, page, { silent: true }).catch(() => null)
    runInAction(() => {
      if (found && this.keyword === keyword) this.suggestions = found.items
    })
  }
}
