import * as v from 'valibot'
import { SPU_TYPES, STOCK_STATES } from '@/domain/goods/goods'
import { get, type NoParams } from '@/request/call'
import { goodsCardFields } from './goods-card'
import * as w from './wire'

export const SPU_SORTS = ['RECOMMEND', 'NEW', 'PRICE_UP', 'PRICE_DOWN'] as const
/** Order of goods: the merchant's, the newest first, the cheapest first, the dearest first. */
export type SpuSort = (typeof SPU_SORTS)[number]

const listedGoods = v.object({
  ...goodsCardFields,
  /** Price of the dearest variant. */
  maxPrice: w.priceParts,
  spuType: w.oneOf(SPU_TYPES, 'GOODS'),
  /** Start of the sale, epoch ms; null for goods without a start. */
  saleTime: w.momentOrNull,
  /** Stock of all variants together, and their pieces if there are few (decision 106). */
  stock: w.oneOf(STOCK_STATES, 'NONE'),
  left: w.numberOrNull,
})
/** Goods in a list of the shop. */
export type ListedGoods = v.InferOutput<typeof listedGoods>

export interface SpuSearch {
  keyword?: string
  categoryId?: string
  sortType?: SpuSort
  inStock?: boolean
  /** True for goods that can be collected at a counter. */
  selfTake?: boolean
  /** Prices of the cheapest variant, fen, both included. */
  minPrice?: number
  maxPrice?: number
  offset: number
  length: number
  cityId?: string
}

/** A page of goods. */
export interface FoundGoods extends w.Page<ListedGoods> {
  /** Correction of a misspelled keyword; '' if the keyword itself has results. */
  corrected: string
}

/** Returns goods by keyword, category and filters. The path is not in the specification. */
export const searchGoods = get<SpuSearch, FoundGoods>('home/pub/v3/spus/search', {
  auth: 'public',
  importance: 'high',
  read: w.pageReader(listedGoods, { corrected: w.text() }),
})

const category = v.object({
  categoryId: v.pipe(v.string(), v.nonEmpty()),
  name: w.text(),
  picture: w.text(),
  /** Number of goods. */
  count: w.count,
})
/** A category of goods. */
export type SpuCategory = v.InferOutput<typeof category>

/** Returns the categories that have goods. The path is not in the specification. */
export const spuCategories = get<{ cityId?: string }, SpuCategory[]>('pub/v1/spu_categories', {
  auth: 'public',
  importance: 'high',
  read: w.reader(w.list(category)),
})

/** Returns popular keywords of the shop. The path is not in the specification. */
export const hotGoods = get<NoParams, string[]>('home/pub/v3/spus/hot_keywords', {
  auth: 'public',
  importance: 'low',
  read: w.reader(w.list(w.text())),
})
