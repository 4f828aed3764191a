import * as v from 'valibot'
import * as w from './wire'

/** A value of an attribute of goods, such as a size. */
export const idPart = v.object({ attributeId: w.text(), valueId: w.text(), attributeValue: w.text() })

/** Fields of a goods card that every call has (domain §3, goods card). Prices are of the cheapest variant. */
export const goodsCardFields = {
  spuId: w.text(),
  name: w.text(),
  posterUrl: w.text(),
  minPrice: w.priceParts,
  minMatchMarketPrice: w.priceParts,
}

/** Goods in a list. */
export const goodsCard = v.object(goodsCardFields)
