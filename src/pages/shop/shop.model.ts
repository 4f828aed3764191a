import { makeAutoObservable } from 'mobx'
import { type ListedGoods, searchGoods, type SpuCategory, spuCategories } from '@/api/goods-list'
import { type FetchedPage, pageOptions, type PagedList } from '@/components/lists/paged-list'
import type { SharedResource } from '@/components/screen/shared-resource'
import type { ModelDeps } from '@/components/screen/use-model'

/** Number of goods per page (shell §9). */
const PAGE = 20
/** Maximum age of the goods when the tab is shown again, ms. */
const STALE_TIME = 5 * 60_000

/** Model of the shop: goods of the selected category. */
export class ShopModel {
  /** Category of the goods; '' for all. */
  categoryId: string
  readonly categories: SharedResource<SpuCategory[]>
  readonly goods: PagedList<ListedGoods>

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'stores' | 'screen'>,
    categoryId = '',
  ) {
    const { screen, stores } = deps
    this.categoryId = categoryId
    this.categories = screen.query(spuCategories, () => ({ cityId: stores.city.cityId }), { staleTime: STALE_TIME })
    this.goods = screen.list(
      (offset) => this.fetch(offset),
      ({ spuId }) => spuId,
      { staleTime: STALE_TIME },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(
      () => [this.categoryId, stores.city.cityId].join(' '),
      () => void this.goods.replace(),
    )
  }

  /** True if the merchant sells no goods. The tab then has only the merchant's page. */
  get isClosed(): boolean {
    return this.categories.value?.length === 0
  }

  /** Parameters of the address. */
  get address(): Record<string, string> {
    return this.categoryId ? { categoryId: this.categoryId } : {}
  }

  choose(categoryId: string): void {
    this.categoryId = categoryId
  }

  private fetch(offset: number): Promise<FetchedPage<ListedGoods>> {
    const { client, stores } = this.deps
    const category = this.categoryId ? { categoryId: this.categoryId } : {}
    return client.call(
      searchGoods,
      { ...category, cityId: stores.city.cityId, offset, length: PAGE },
      pageOptions(offset),
    )
  }
}
