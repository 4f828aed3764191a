import { MOST_PIECES, saleStateOf } from '../../../../../src/domain/goods/goods'
import type { CodeName } from '../../../core/codes'
import type { Db, Tx } from '../../../core/database/database'
import { found, Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { idArrOf, requireSpu, saleFacts, type Spu, type StockedSku } from '../../catalogue/goods/spu-service'
import { boughtPieces } from '../cart/bought-service'
import { type DeliveredLine, planDelivery } from '../goods-delivery/plan-service'
import type { ItemOffer, ShopLine, ShopPurchase } from '../item-order/kind-service'
import { offerOfLines } from './lines-service'
import { texts } from './texts'

/** A line of the shop with its goods and variant. */
interface FoundLine {
  spu: Spu
  sku: StockedSku
  quantity: number
}

/** The largest number of pieces that a refusal names (decision 106). */
const MOST_NAMED = 10

/** Refuses a line: the text names the goods, and the data the variant and the number of pieces that are possible. */
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

const findLine = async (db: Db | Tx, { spuId, skuId, quantity }: ShopLine): Promise<FoundLine> => {
  const spu = await requireSpu(db, spuId)
  const sku = spu.skus.find(({ sku_id: id }) => id === skuId)
  if (!sku) throw refuse('goodsVariantGone', { spu }, 'variantGone')
  return { spu, sku, quantity }
}

const requireSale = ({ spu, sku }: FoundLine, now: number): void => {
  const state = saleStateOf(saleFacts(spu), now)
  if (state === 'TO_COME') throw refuse('goodsNotYet', { spu, sku }, 'notYet', { saleTime: spu.sale_time })
  if (state !== 'ON_SALE') throw refuse('goodsOffShelf', { spu, sku }, 'offShelf')
}

/** Throws `Refusal` goodsLimitReached if the lines exceed the limit of an order or of the buyer. */
const requireLimit = async (db: Db | Tx, line: FoundLine, lines: readonly FoundLine[], userId: string) => {
  const { spu, sku } = line
  const others = lines.filter((each) => each !== line && each.spu.spu_id === spu.spu_id)
  const rest = others.reduce((sum, { quantity }) => sum + quantity, 0)
  const byOrder = spu.per_order ?? MOST_PIECES
  const bought = spu.per_buyer === null ? null : await boughtPieces(db, userId, [spu.spu_id])
  const byBuyer = (spu.per_buyer ?? Infinity) - (bought?.get(spu.spu_id) ?? 0)
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
  const lines: FoundLine[] = []
  for (const line of merged(wanted)) lines.push(await findLine(db, line))
  for (const line of lines) {
    requireSale(line, context.now)
    await requireLimit(db, line, lines, context.userId)
    requireStock(line)
  }
  const delivery = await planDelivery(db, lines.map(deliveredLine), choice, context)
  const wayOf = (skuId: string) => found(delivery.parts.find(({ skuIds }) => skuIds.includes(skuId))).way
  const goods = lines.map(({ spu, sku, quantity }) => ({
    ...{ spuId: spu.spu_id, skuId: sku.sku_id, name: spu.name, posterUrl: spu.poster_url, idArr: idArrOf(spu, sku) },
    ...{ quantity, price: sku.price, required: false, way: wayOf(sku.sku_id), categoryId: spu.category_id ?? '' },
  }))
  const notes = [
    texts.translateAll(delivery.parts.some(({ way }) => way === 'CODE') ? 'shopNoteWithCodes' : 'shopNote'),
  ]
  return { ...offerOfLines(goods, null), notes, shop: { delivery, cartLineIds } }
}
