import { fen } from '../../../../../src/domain/money'
import { pieceLimit, requiredPieces } from '../../../../../src/domain/goods/goods'
import type { BasketUnit } from '../../../../../src/domain/pricing/basket'
import { pieceId } from '../../../../../src/domain/refund/goods'
import type { Row } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { cheapestSku, idArrOf, skuWith, type StockedSku } from '../../catalogue/goods/spu-service'
import type { TiedSpu, TiedTickets } from '../../catalogue/goods/tied-service'
import type { ItemOffer, WantedGoods } from '../item-order/kind-service'
import type { GoodsRow } from '../item-order/tables'
import { texts } from './texts'

const lineOf = ({ spu, required }: TiedSpu, sku: Row<'skus'>, quantity: number): GoodsRow => ({
  ...{ spuId: spu.spu_id, skuId: sku.sku_id, name: spu.name, posterUrl: spu.poster_url, idArr: idArrOf(spu, sku) },
  ...{ quantity, price: sku.price, required, categoryId: spu.category_id ?? '' },
})

const refuse = (code: 'goodsLimitReached' | 'goodsUnfit', spuId: string, params = {}): Refusal =>
  new Refusal(code, { params, data: { spuId } })

/** Throws `Refusal` goodsSoldOut, which names the goods. */
const requireStock = ({ spu }: TiedSpu, { stock }: Pick<StockedSku, 'stock'>, quantity: number): void => {
  if (stock < quantity)
    throw new Refusal('goodsSoldOut', {
      comment: (lang) => texts.translate(lang, 'soldOut', { name: spu.name[lang] }),
      data: { spuId: spu.spu_id },
    })
}

/**
 * Returns the lines of the goods that a purchase of tickets contains. Required goods without a choice have their
 * cheapest variant in stock.
 * @param tied the goods that are sold with these tickets
 * @param bought pieces by spu that the order of these tickets already has
 * @throws Refusal goodsUnfit, goodsLimitReached and goodsSoldOut, with the spuId
 */
export const goodsLines = (
  tied: readonly TiedSpu[],
  tickets: Pick<TiedTickets, 'showId' | 'tickets'>,
  wanted: readonly WantedGoods[],
  bought?: ReadonlyMap<string, number>,
): GoodsRow[] => {
  const pieces = new Map<string, number>()
  for (const { spuId, quantity } of wanted) pieces.set(spuId, (pieces.get(spuId) ?? 0) + quantity)
  const stock = new Map<string, number>()
  const chosen = wanted.map(({ spuId, showId, attributeIds, quantity }) => {
    const rule = tied.find(({ spu }) => spu.spu_id === spuId)
    const sku = rule && skuWith(rule.spu, attributeIds)
    if (!rule || !sku || (showId && showId !== tickets.showId)) throw refuse('goodsUnfit', spuId)
    const { most } = pieceLimit(rule, tickets.tickets, bought?.get(spuId))
    const all = pieces.get(spuId) ?? 0
    // Required goods are part of each ticket, so they can be neither more nor fewer.
    if (all > most || (rule.required && !bought && all !== most))
      throw refuse('goodsLimitReached', spuId, { count: most })
    stock.set(sku.sku_id, (stock.get(sku.sku_id) ?? 0) + quantity)
    requireStock(rule, sku, stock.get(sku.sku_id) ?? 0)
    return lineOf(rule, sku, quantity)
  })
  const missing = bought ? [] : tied.filter(({ required, spu }) => required && !pieces.has(spu.spu_id))
  const required = missing.map((rule) => {
    const quantity = requiredPieces(rule, tickets.tickets)
    const enough = rule.spu.skus.filter((sku) => sku.stock >= quantity)
    const sku = cheapestSku(enough.length > 0 ? { ...rule.spu, skus: enough } : rule.spu)
    requireStock(rule, sku, quantity)
    return lineOf(rule, sku, quantity)
  })
  return [...required, ...chosen]
}

/** Returns the units of goods for the pricing engine. Their ids are equal to the ids of the units of the order. */
export const goodsUnits = (lines: readonly GoodsRow[]): BasketUnit[] =>
  lines.flatMap(({ spuId, skuId, price, quantity, required, categoryId = '' }, line) =>
    Array.from({ length: quantity }, (_, at) => ({
      ...{ unitId: pieceId(skuId, line, at + 1), kind: 'GOODS' as const, price: fen(price), pieces: 1, itemId: spuId },
      ...{ showId: '', sessionId: '', seatPlanId: '', venueId: '', showType: '', tagIds: [], categoryId },
      ...(required && { isRequired: true }),
    })),
  )

/** Returns the lines for another number of tickets. Only required goods change. */
export const goodsFor = (lines: readonly GoodsRow[], before: number, tickets: number): GoodsRow[] =>
  lines.map((line) => (line.required ? { ...line, quantity: (line.quantity / before) * tickets } : line))

/** Returns the offer of goods for a set of lines. The order has the name and picture of the first one. */
export const offerOfLines = (
  lines: readonly Row<'item_orders'>['goods'][number][],
  ticketOrderId: string | null,
): ItemOffer & { kind: 'GOODS' } => {
  const [first] = lines
  if (!first) throw new Refusal('goodsUnfit')
  return {
    ...{ kind: 'GOODS', spuId: first.spuId, name: first.name, posterUrl: first.posterUrl, price: fen(first.price) },
    ...{ points: 0, most: Infinity, idTypes: null, notes: [texts.translateAll('note')] },
    goods: { lines: [...lines], units: goodsUnits(lines), ticketOrderId },
  }
}
