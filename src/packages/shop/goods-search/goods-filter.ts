import { SPU_SORTS, type SpuSearch, type SpuSort } from '@/api/goods-list'
import type { RouteParams } from '@/router/table/table'

/** Range of prices, fen, both included; null without a limit. */
export interface PriceRange {
  min: number | null
  max: number | null
}

/** Filter of goods. */
export interface GoodsFilter {
  /** '' for all categories. */
  categoryId: string
  sort: SpuSort
  inStock: boolean
  selfTake: boolean
  price: PriceRange
}

/** Ranges of prices to choose from; the first has no limits. */
export const PRICE_RANGES: readonly PriceRange[] = [
  { min: null, max: null },
  { min: null, max: 5_000 },
  { min: 5_000, max: 10_000 },
  { min: 10_000, max: 20_000 },
  { min: 20_000, max: null },
]

export const OPEN_FILTER: GoodsFilter = {
  ...{ categoryId: '', sort: 'RECOMMEND', inStock: false, selfTake: false },
  price: PRICE_RANGES[0],
}

const readPrice = (text: string | undefined): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) : null)

/** Reads a filter from the address. Ignores invalid values. */
export const readFilter = (params: RouteParams<'goods-search'>): GoodsFilter => ({
  categoryId: params.categoryId ?? '',
  sort: SPU_SORTS.find((sort) => sort === params.sortType) ?? 'RECOMMEND',
  inStock: params.inStock === 'true',
  selfTake: params.selfTake === 'true',
  price: { min: readPrice(params.minPrice), max: readPrice(params.maxPrice) },
})

/** Returns the parameters of a filter for the call. */
export const filterParams = ({ categoryId, sort, inStock, selfTake, price }: GoodsFilter): Partial<SpuSearch> => ({
  ...(categoryId && { categoryId }),
  ...(sort !== 'RECOMMEND' && { sortType: sort }),
  ...(inStock && { inStock }),
  ...(selfTake && { selfTake }),
  ...(price.min !== null && { minPrice: price.min }),
  ...(price.max !== null && { maxPrice: price.max }),
})

/** Writes a filter as parameters of the address. */
export const writeFilter = (filter: GoodsFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filterParams(filter)).map(([key, value]) => [key, String(value)]))

/** True if the filter excludes goods. */
export const excludesGoods = (filter: GoodsFilter): boolean =>
  Object.keys(filterParams({ ...filter, sort: 'RECOMMEND' })).length > 0
