import type { SpuWay } from '../../../../../src/domain/goods/goods'
import type { IdType } from '../../../../../src/domain/identity/id-type'
import type { ItemKindName, ItemOrderState } from '../../../../../src/domain/order/item-order'
import type { LocalizedText } from '../../../core/localized-text'
import type { PriceLineRow } from '../pricing/service'

/** The person to whom an item is issued. The document number is masked. */
export interface ItemIdentity {
  name: string
  idType: IdType
  idNo: string
  /** Key of the document. It is the same in every account. */
  documentKey: string
}

/** A variant of an order of goods, at the time of the order. */
export interface GoodsRow {
  spuId: string
  skuId: string
  name: LocalizedText
  posterUrl: string
  idArr: { attributeId: string; valueId: string; attributeValue: LocalizedText }[]
  quantity: number
  /** Price of one piece, fen. */
  price: number
  /** True for goods that the tickets contain. */
  required: boolean
  /** Category of the goods; absent in orders that are older than categories. */
  categoryId?: string
  /** Way of delivery of goods of the shop. */
  way?: SpuWay
  /** False for goods that can be returned only if they are broken or wrong; absent in older orders. */
  isReturnable?: boolean
  /** Number of refunded pieces; absent if no piece was refunded. */
  refunded?: number
}

declare module '../../../core/database/database' {
  interface Narrowed {
    item_orders: {
      state: ItemOrderState
      kind: ItemKindName
      name: LocalizedText
      price_lines: PriceLineRow[]
      identity: ItemIdentity | null
      goods: GoodsRow[]
    }
    item_order_events: { state: ItemOrderState }
  }
}
