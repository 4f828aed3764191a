import { MOST_PIECES, saleStateOf } from '../../../../../src/domain/goods/goods'
import type { CodeName } from '../../../core/codes'
import type { Db, Row, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { idArrOf, saleFacts, skusOf, type StockedSku } from '../../catalogue/goods/spu-service'
import { boughtPieces } from '../cart/bought-service'
import { type DeliveredLine, planDelivery } from '../goods-delivery/plan-service'
import type { ItemOffer, ShopLine, ShopPurchase } from '../item-order/kind-service'
import { offerOfLines } from './lines-service'
import { texts } from './texts'

/** A line of the shop with its goods and variant. */
interface FoundLine {
  spu: Row<'spus'>
  sku: StockedSku
  quantity: number
}

/** Maximum number of pieces that a refusal reveals (decision 106). */
const MOST_NAMED = 10

/**
 * Refuses a line. The text contains the name of the goods. The data contain the variant and the possible number of
 * pieces.
 */
const refuse = (
  code: CodeName,
  { spu, sku }: Pick<FoundLine, 'spu'> & { sku?: StockedSku },
  key: 'offShelf' | 'notYet' | 'variantGone' | 'few' | 'soldOut' | 'limit' | 'limitReached',
  facts: { most?: number; saleTime?: number | null } = {},
): Refusal =>
  new Refusal(code, {
    comment: (lang: Language) => texts.translate(lang, key, { name: spu.name[lang], count: String(facts.most ?? 0) }),
    data: { spuId: spu.spu_id, skuId: sku?.sku_id ?? '', most: 0, ...facts },
  })

/** Adds up the lines of one variant. */
const merged = (lines: readonly ShopLine[]): ShopLine[] => {
  const sums = new Map<string, ShopLine>()
  for (const line of lines) {
    const key = `${line.spuId} ${line.skuId}`
    sums.set(key, { ...line, quantity: line.quantity + (sums.get(key)?.quantity ?? 0) })
  }
  return [...sums.values()]
}

/** Returns the goods of lines, each kind of row with one query. Throws `Refusal`: notFound, goodsVariantGone. */
const findLines = async (db: Db | Tx, wanted: readonly ShopLine[]): Promise<FoundLine[]> => {
  const spuIds = [...new Set(wanted.map(({ spuId }) => spuId))]
  const spus = new Map((await listRows(db, 'spus', { spu_id: spuIds })).map((spu) => [spu.spu_id, spu]))
  const variants = await skusOf(
    db,
    wanted.map(({ skuId }) => skuId),
  )
  const skus = new Map(variants.map((sku) => [sku.sku_id, sku]))
  return wanted.map(({ spuId, skuId, quantity }) => {
    const spu = found(spus.get(spuId))
    const sku = skus.get(skuId)
    if (sku?.spu_id !== spuId) throw refuse('goodsVariantGone', { spu }, 'variantGone')
    return { spu, sku, quantity }
  })
}

const requireSale = ({ spu, sku }: FoundLine, now: number): void => {
  const state = saleStateOf(saleFacts(spu), now)
  if (state === 'TO_COME') throw refuse('goodsNotYet', { spu, sku }, 'notYet', { saleTime: spu.sale_time })
  if (state !== 'ON_SALE') throw refuse('goodsOffShelf', { spu, sku }, 'offShelf')
}

/**
 * Throws `Refusal` goodsLimitReached if the lines exceed the limit of an order or of the buyer.
 * @param bought pieces that the buyer has bought earlier, by goods
 */
const requireLimit = (line: FoundLine, lines: readonly FoundLine[], bought: ReadonlyMap<string, number>): void => {
  const { spu, sku } = line
  const others = lines.filter((each) => each !== line && each.spu.spu_id === spu.spu_id)
  const rest = others.reduce((sum, { quantity }) => sum + quantity, 0)
  const byOrder = spu.per_order ?? MOST_PIECES
  const byBuyer = (spu.per_buyer ?? Infinity) - (bought.get(spu.spu_id) ?? 0)
  const most = Math.max(0, Math.min(byOrder, byBuyer) - rest)
  if (line.quantity <= most) return
  throw refuse('goodsLimitReached', { spu, sku }, most > 0 ? 'limit' : 'limitReached', { most })
}

const requireStock = ({ spu, sku, quantity }: FoundLine): void => {
  if (sku.stock >= quantity) return
  const most = Math.min(Math.max(sku.stock, 0), MOST_NAMED)
  throw refuse('goodsSoldOut', { spu, sku }, most > 0 ? 'few' : 'soldOut', { most })
}

const deliveredLine = ({ spu, sku, quantity }: FoundLine): DeliveredLine => ({
  ...{ skuId: sku.sku_id, quantity, price: sku.price, weight: spu.weight, ways: spu.deliver_methods },
})

/**
 * Returns the offer of goods of the shop with their delivery. Throws `Refusal`: notFound, goodsVariantGone,
 * goodsOffShelf, goodsNotYet, goodsLimitReached and goodsSoldOut, each with the line and the pieces that are possible.
 */
export const offerOfShop = async (
  db: Db | Tx,
  { lines: wanted, cartLineIds, ...choice }: ShopPurchase,
  context: { userId: string; now: number },
): Promise<ItemOffer> => {
  const lines = await findLines(db, merged(wanted))
  const limited = lines.filter(({ spu }) => spu.per_buyer !== null).map(({ spu }) => spu.spu_id)
  const bought = await boughtPieces(db, context.userId, limited)
  for (const line of lines) {
    requireSale(line, context.now)
    requireLimit(line, lines, bought)
    requireStock(line)
  }
  const delivery = await planDelivery(db, lines.map(deliveredLine), choice, context)
  const hasCodes = delivery.parts.some(({ way }) => way === 'CODE')
  const wayOf = (skuId: string) => found(delivery.parts.find(({ skuIds }) => skuIds.includes(skuId))).way
  const goods = lines.map(({ spu, sku, quantity }) => ({
    ...{ spuId: spu.spu_id, skuId: sku.sku_id, name: spu.name, posterUrl: spu.poster_url, idArr: idArrOf(spu, sku) },
    ...{ quantity, price: sku.price, required: false, way: wayOf(sku.sku_id), categoryId: spu.category_id ?? '' },
    isReturnable: spu.is_returnable,
  }))
  const hasOthers = delivery.parts.some(({ way }) => way !== 'CODE')
  const notes = [
    ...(hasOthers ? [texts.translateAll('shopNote')] : []),
    ...(hasCodes ? [texts.translateAll('codesNote')] : []),
  ]
  return { ...offerOfLines(goods, null), notes, shop: { delivery, cartLineIds } }
}
