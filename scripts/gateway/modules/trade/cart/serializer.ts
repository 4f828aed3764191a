import { shownStock } from '../../../../../src/domain/goods/goods'
import type { Language } from '../../../core/localized-text'
import type { Cart, ReadLine } from './read'

const serializeLine = ({ line, spu, variant, state, way }: ReadLine, lang: Language) => ({
  lineId: line.lineId,
  spuId: line.spuId,
  skuId: line.skuId,
  showId: line.showId,
  quantity: line.quantity,
  addedPrice: line.addedPrice,
  addedAt: line.addedAt,
  name: spu.name[lang],
  posterUrl: spu.poster_url,
  idArr: line.idArr.map((part) => ({ ...part, attributeValue: part.attributeValue[lang] })),
  categoryId: spu.category_id ?? '',
  saleTime: spu.sale_time,
  way,
  state,
  price: variant?.sku.price ?? line.addedPrice,
  ...shownStock(variant?.sku.stock ?? 0),
  perOrder: variant?.facts.perOrder ?? null,
  buyerRemaining: variant?.facts.buyerRemaining ?? null,
})

/** Serializes a cart (contract: api/cart Cart). */
export const serializeCart = ({ lines, removed, version }: Cart, lang: Language) => ({
  lines: lines.map((line) => serializeLine(line, lang)),
  removedLineIds: removed.map(({ lineId }) => lineId),
  version,
})
