import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type SaleFacts, shownStock } from '../../../../../src/domain/goods/goods'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow, listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import type { Language, LocalizedText } from '../../../core/localized-text'
import { priceInfo } from '../show/card-service'
import { piecesLeft, stockOf } from './stock-service'

/** A variant with the number of pieces that are left. */
export type StockedSku = Row<'skus'> & { stock: number }

/** Goods with their variants. */
export interface Spu extends Row<'spus'> {
  skus: StockedSku[]
}

/** Returns the facts of the sale of goods, for `saleStateOf`. */
export const saleFacts = (spu: Pick<Row<'spus'>, 'is_on_shelf' | 'sale_time' | 'sale_end'>): SaleFacts => ({
  isOnShelf: spu.is_on_shelf,
  saleTime: spu.sale_time,
  saleEnd: spu.sale_end,
})

const withStock = async (db: Db | Tx, skus: readonly Row<'skus'>[]): Promise<StockedSku[]> => {
  const stock = await stockOf(
    db,
    skus.map(({ sku_id: id }) => id),
  )
  return skus.map((sku) => ({ ...sku, stock: stock.get(sku.sku_id) ?? 0 }))
}

/**
 * Returns variants with the number of pieces that are left. Unknown ids are missing. Reads them as one JSON value,
 * because a cart has up to 99. Reading each column of each row takes longer.
 */
export const skusOf = async (db: Db | Tx, skuIds: readonly string[]): Promise<StockedSku[]> => {
  const rows = db
    .selectFrom('skus')
    .selectAll()
    .select(piecesLeft('sku_id').as('stock'))
    .where('sku_id', '=', sql<string>`any(${[...skuIds]})`)
  const { skus } = await db.selectNoFrom(jsonArrayFrom(rows).as('skus')).executeTakeFirstOrThrow()
  return skus as StockedSku[]
}

/** Returns goods with their variants. Throws `Refusal` notFound. */
export const requireSpu = async (db: Db | Tx, spuId: string): Promise<Spu> => {
  const spu = found(await findRow(db, 'spus', { spu_id: spuId }))
  return { ...spu, skus: await withStock(db, await listRows(db, 'skus', { spu_id: spuId }, 'sort')) }
}

/** An attribute of a variant, with its value. */
export interface IdPart {
  attributeId: string
  valueId: string
  attributeValue: LocalizedText
}

/** Returns the attributes of a variant in the order of its goods. */
export const idArrOf = (
  { attributes }: Pick<Row<'spus'>, 'attributes'>,
  sku: Pick<Row<'skus'>, 'value_ids'>,
): IdPart[] =>
  attributes.flatMap(({ attributeId, values }, at) => {
    const value = values.find(({ valueId }) => valueId === sku.value_ids[at])
    return value ? [{ attributeId, ...value }] : []
  })

/**
 * Returns the variant with these values of attributes, in any order; undefined if the goods have no such variant.
 * Goods with one variant need no values.
 */
export const skuWith = ({ skus }: Spu, attributeIds: readonly string[]): StockedSku | undefined =>
  skus.find(
    ({ value_ids: ids }) =>
      ids.length === attributeIds.length && ids.every((valueId) => attributeIds.includes(valueId)),
  )

/** Returns the cheapest variant, among equals the first. Throws for goods without variants. */
export const cheapestSku = ({ spu_id, skus }: Spu): StockedSku => {
  const [first, ...others] = skus
  if (!first) throw new Error(`The goods ${spu_id} have no variant.`)
  return others.reduce((best, each) => (each.price < best.price ? each : best), first)
}

/** Serializes the variants of goods (contract: api/goods Spu). */
export const serializeSpu = (spu: Spu, lang: Language) => {
  const cheapest = cheapestSku(spu)
  return {
    spuId: spu.spu_id,
    name: spu.name[lang],
    posterUrl: spu.poster_url,
    minPrice: priceInfo(cheapest.price),
    minMatchMarketPrice: priceInfo(cheapest.market_price),
    attributes: spu.attributes.map(({ attributeId, name, values }) => ({
      ...{ attributeId, name: name[lang] },
      values: values.map(({ valueId, attributeValue }) => ({ valueId, attributeValue: attributeValue[lang] })),
    })),
    skus: spu.skus.map((sku) => ({
      skuId: sku.sku_id,
      idArr: idArrOf(spu, sku).map((part) => ({ ...part, attributeValue: part.attributeValue[lang] })),
      price: sku.price,
      marketPrice: sku.market_price,
      ...shownStock(sku.stock),
    })),
  }
}

/** Returns the goods of the shop, each with its cheapest variant. */
export const allSpus = async (db: Db): Promise<Spu[]> => {
  const [spus, rows] = await Promise.all([listRows(db, 'spus', {}, 'sort'), listRows(db, 'skus', {}, 'sort')])
  const skus = await withStock(db, rows)
  return spus.map((spu) => ({ ...spu, skus: skus.filter(({ spu_id: id }) => id === spu.spu_id) }))
}
