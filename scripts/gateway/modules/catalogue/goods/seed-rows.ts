import { SPU_TYPES, SPU_WAYS } from '../../../../../src/domain/goods/goods'
import { json } from '../../../core/database/json'
import type { LocalizedText } from '../../../core/localized-text'
import { mediaAddress } from '../../../core/media/files'
import { cleanLocalized } from '../../../core/rich-text'
import { DAY, spanOf } from '../../../core/seed/relative-time'
import attributes from './data/attributes.json'

const YEAR = 365 * DAY

interface OwnVariant {
  price?: number | undefined
  marketPrice?: number | undefined
  stock?: number | undefined
}

/** Goods of data/goods.json. Amounts in fen, times as durations from the time of seeding. */
export interface SeededGoods {
  id: string
  category: string
  name: LocalizedText
  detail: LocalizedText
  poster: string
  pictures?: readonly string[] | undefined
  film?: string | undefined
  spuType?: string | undefined
  deliver?: readonly string[] | undefined
  saleTime?: string | undefined
  saleEnd?: string | undefined
  isOnShelf?: boolean | undefined
  isReturnable?: boolean | undefined
  perBuyer?: number | undefined
  perOrder?: number | undefined
  weight: number
  shows?: readonly string[] | undefined
  /** Each attribute with its values. The variants are all combinations of the values. */
  attributes?: readonly (readonly string[])[] | undefined
  /** Price, market price and stock of every variant. */
  price: number
  marketPrice: number | null
  stock: number
  /** Differing variants by their values, joined by hyphens. Null for a combination that is not made. */
  variants?: Readonly<Record<string, OwnVariant | null | undefined>> | undefined
  /** Every variant with this distance is sold out. */
  soldOutEvery?: number | undefined
}

const attributeOf = ([id, ...valueIds]: readonly string[]) => {
  const { attributeId, name, values } = attributes.find((each) => each.attributeId === id)!
  return { attributeId, name, values: values.filter(({ valueId }) => valueIds.includes(valueId)) }
}

const timeOf = (span: string | undefined, now: number) => (span === undefined ? null : now + spanOf(span))

/** Returns the row of seeded goods. @param now epoch ms */
export const spuRow = (goods: SeededGoods, sort: number, now: number) => ({
  spu_id: goods.id,
  name: json(goods.name),
  poster_url: mediaAddress(goods.poster),
  attributes: json((goods.attributes ?? []).map(attributeOf)),
  sort,
  spu_type: SPU_TYPES.find((each) => each === goods.spuType) ?? 'GOODS',
  category_id: goods.category,
  deliver_methods: json(SPU_WAYS.filter((way) => (goods.deliver ?? ['EXPRESS', 'SELF_TAKE']).includes(way))),
  sale_time: timeOf(goods.saleTime, now),
  sale_end: timeOf(goods.saleEnd, now),
  is_on_shelf: goods.isOnShelf ?? true,
  is_returnable: goods.isReturnable ?? true,
  per_buyer: goods.perBuyer ?? null,
  per_order: goods.perOrder ?? null,
  weight: goods.weight,
  pictures: json((goods.pictures ?? []).map(mediaAddress)),
  film: goods.film === undefined ? null : mediaAddress(goods.film),
  detail: json(cleanLocalized(goods.detail)),
  show_ids: json([...(goods.shows ?? [])]),
  third_party_id: `ERP-${goods.id}`,
  listed_at: now + sort * DAY - YEAR,
})

/** Returns the rows of the variants of seeded goods, each with its number of pieces. */
export const skuRows = (goods: SeededGoods) => {
  const { id, price, marketPrice, stock, variants = {}, soldOutEvery = Infinity } = goods
  const combinations = (goods.attributes ?? []).reduce<string[][]>(
    (before, [, ...valueIds]) => before.flatMap((some) => valueIds.map((valueId) => [...some, valueId])),
    [[]],
  )
  return combinations.flatMap((valueIds, sort) => {
    const own = variants[valueIds.join('-')]
    if (own === null) return []
    const row = {
      sku_id: [id, ...(valueIds.length > 0 ? valueIds : ['1'])].join('-'),
      spu_id: id,
      value_ids: json(valueIds),
      price: own?.price ?? price,
      market_price: own?.marketPrice ?? marketPrice,
      sort,
    }
    return [{ row, pieces: (sort + 1) % soldOutEvery === 0 ? 0 : (own?.stock ?? stock) }]
  })
}
