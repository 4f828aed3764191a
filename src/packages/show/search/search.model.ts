import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { hotKeywords, recommendedShows, searchShows } from '@/api/search'
import type { ShowCard } from '@/api/show-card'
import { Loadable } from '@/components/loading/loadable'
import { type FetchedPage, pageOptions, PagedList } from '@/components/lists/paged-list'
import type { Services } from '@/components/services'
import { debounce, type Debounced } from '@/lib/debounce'
import type { RouteParams } from '@/router/table/table'
import type { CallOptions } from '@/request/options'

/** Entries a page (shell §9), and how many are proposed while one types. */
const PAGE = 20
const SUGGESTIONS = 6
const RECOMMENDED = 6
/** Quiet for so long while typing, ms, and the gateway is asked. */
const PAUSE = 300

/** Words searched for: before, while and after typing. */
export class SearchModel {
  /** What stands in the field. */
  typed: string
  /** What the results are for; '' as long as nothing was asked. */
  searched = ''
  total = 0
  suggestions: readonly ShowCard[] = []
  readonly results: PagedList<ShowCard>
  readonly hot: Loadable<string[]>
  readonly recommended: Loadable<ShowCard[]>
  private readonly suggestSoon: Debounced<[string]>

  constructor(
    private readonly deps: Pick<Services, 'client' | 'stores' | 'clock'>,
    private readonly params: RouteParams<'search'> = {},
  ) {
    const { client, stores, clock } = deps
    const cityId = (): string => stores.shop.cityId
    this.typed = params.keywords ?? ''
    this.results = new PagedList(
      (offset) => this.fetch(offset),
      ({ showId }) => showId,
    )
    this.hot = new Loadable(() => client.call(hotKeywords, { cityId: cityId() }, { silent: true }))
    this.recommended = new Loadable(async () => {
      const { items } = await client.call(
        recommendedShows,
        { length: RECOMMENDED, offset: 0, cityId: cityId() },
        { silent: true },
      )
      return items
    })
    this.suggestSoon = debounce((text) => void this.suggest(text), PAUSE, clock)
    makeAutoObservable<this, 'deps' | 'params' | 'suggestSoon'>(
      this,
      { deps: false, params: false, suggestSoon: false, suggestions: observableRef },
      { autoBind: true },
    )
  }

  /** What the empty field proposes; '' for the storefront's own words. */
  get prompt(): string {
    return this.params.placeholder ?? ''
  }

  get history(): readonly string[] {
    return this.deps.stores.history.keywords
  }

  /** start: nothing typed; typing: proposals; results: asked and not typed on. */
  get phase(): 'start' | 'typing' | 'results' {
    const text = this.typed.trim()
    if (text === '') return 'start'
    return text === this.searched ? 'results' : 'typing'
  }

  /** Opens with the words of the address, or with those many search for. */
  async load(): Promise<void> {
    if (this.typed) await Promise.all([this.search(this.typed), this.hot.load()])
    else await this.hot.load()
  }

  type(text: string): void {
    this.typed = text
    this.suggestions = text.trim() === '' ? [] : this.suggestions
    if (this.phase === 'typing') this.suggestSoon(text.trim())
    else this.suggestSoon.cancel()
  }

  /** Searches; an empty field searches for what it proposes. */
  async search(text: string): Promise<void> {
    const keyword = text.trim() || this.prompt
    if (!keyword) return
    this.suggestSoon.cancel()
    this.typed = keyword
    this.searched = keyword
    this.deps.stores.history.addKeyword(keyword)
    this.results.reset()
    await this.results.reload()
    if (this.results.empty && this.recommended.status === 'idle') await this.recommended.load()
  }

  clearHistory(): void {
    this.deps.stores.history.clearKeywords()
  }

  dispose(): void {
    this.suggestSoon.cancel()
  }

  private query(keyword: string, offset: number, length: number, options: CallOptions = {}) {
    return this.deps.client.call(
      searchShows,
      { keyword, cityId: this.deps.stores.shop.cityId, offset, length },
      options,
    )
  }

  private async fetch(offset: number): Promise<FetchedPage<ShowCard>> {
    const page = await this.query(this.searched, offset, PAGE, pageOptions(offset))
    runInAction(() => (this.total = offset === 0 ? page.total : this.total))
    return page
  }

  /** Proposals are a courtesy: without them one still can search. */
  private async suggest(text: string): Promise<void> {
    const found = await this.query(text, 0, SUGGESTIONS, { silent: true }).catch(() => null)
    runInAction(() => {
      if (found && this.typed.trim() === text) this.suggestions = found.items
    })
  }
}
