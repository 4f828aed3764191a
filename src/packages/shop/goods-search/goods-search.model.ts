import { makeAutoObservable, runInAction } from 'mobx'
import { hotGoods, type ListedGoods, searchGoods, type SpuCategory, spuCategories } from '@/api/goods-list'
import { loadRecommended } from '@/components/goods/recommended-goods/load-recommended'
import { type FetchedPage, pageOptions, type PagedList } from '@/components/lists/paged-list'
import type { Resource } from '@/components/screen/async-resource'
import type { SharedResource } from '@/components/screen/shared-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { cleanName } from '@/domain/typed/text'
import type { RouteParams } from '@/router/table/table'
import { excludesGoods, filterParams, type GoodsFilter, OPEN_FILTER, readFilter, writeFilter } from './goods-filter'

/** Number of goods per page (shell §9). */
const PAGE = 20

/** Model of the search for goods: history and popular keywords, then results with filters. */
export class GoodsSearchModel {
  /** Text of the field. */
  typed: string
  /** Keyword of the results; '' without a keyword. */
  searched: string
  filter: GoodsFilter
  total = 0
  /** Correction of a misspelled keyword, to which the results belong; '' if the keyword was not corrected. */
  corrected = ''
  readonly results: PagedList<ListedGoods>
  readonly hot: Resource<string[]>
  readonly categories: SharedResource<SpuCategory[]>
  /** Recommended goods. They are loaded if a search has no results. */
  readonly recommended: Resource<ListedGoods[]>

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'stores' | 'screen'>,
    params: RouteParams<'goods-search'> = {},
  ) {
    const { screen, stores } = deps
    this.searched = cleanName(params.keyword ?? '')
    this.typed = this.searched
    this.filter = readFilter(params)
    this.results = screen.list(
      (offset) => this.fetch(offset),
      ({ spuId }) => spuId,
      { manual: !this.hasQuery, staleTime: Infinity },
    )
    this.hot = screen.query(hotGoods, {}, { options: { silent: true }, staleTime: Infinity })
    const rules = { options: { silent: true }, staleTime: Infinity }
    this.categories = screen.query(spuCategories, () => ({ cityId: stores.city.cityId }), rules)
    this.recommended = loadRecommended(deps, () => this.results.empty)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(
      () => stores.city.cityId,
      () => this.hasQuery && void this.results.replace(),
    )
  }

  get history(): readonly string[] {
    return this.deps.stores.goodsHistory.keywords
  }

  /** `start` has an empty field and no filter; `results` has the goods of the last search. */
  get phase(): 'start' | 'results' {
    return this.hasQuery && (this.typed !== '' || this.searched === '') ? 'results' : 'start'
  }

  /** True if filters exclude goods. */
  get isNarrowed(): boolean {
    return excludesGoods(this.filter)
  }

  /** Parameters of the address, which open this screen with the same results. */
  get address(): Record<string, string> {
    return this.phase === 'start'
      ? {}
      : { ...(this.searched && { keyword: this.searched }), ...writeFilter(this.filter) }
  }

  type(text: string): void {
    this.typed = text
  }

  /** Searches for a text. Does nothing for an empty text. */
  async search(text: string): Promise<void> {
    const keyword = cleanName(text)
    if (!keyword) return
    this.typed = keyword
    this.searched = keyword
    this.deps.stores.goodsHistory.addKeyword(keyword)
    this.results.reset()
    await this.results.reload()
  }

  async change(filter: Partial<GoodsFilter>): Promise<void> {
    this.filter = { ...this.filter, ...filter }
    await this.results.replace()
  }

  /** Removes all filters, but not the order. */
  async clearFilters(): Promise<void> {
    await this.change({ ...OPEN_FILTER, sort: this.filter.sort })
  }

  clearHistory(): void {
    this.deps.stores.goodsHistory.clearKeywords()
  }

  private get hasQuery(): boolean {
    return this.searched !== '' || Object.keys(filterParams(this.filter)).length > 0
  }

  private async fetch(offset: number): Promise<FetchedPage<ListedGoods>> {
    const { client, stores } = this.deps
    const keyword = this.searched ? { keyword: this.searched } : {}
    const query = { ...keyword, ...filterParams(this.filter), cityId: stores.city.cityId, offset, length: PAGE }
    const page = await client.call(searchGoods, query, pageOptions(offset))
    runInAction(() => {
      if (offset > 0) return
      this.total = page.total
      this.corrected = page.corrected
    })
    return page
  }
}
