import type { DeliveryState } from '../../../../../src/domain/goods/delivery'
import type { SpuWay } from '../../../../../src/domain/goods/goods'
import type { LocalizedText } from '../../../core/localized-text'
import type { DeliveryRow } from '../../base/address/delivery-service'

/** A code of goods that are codes, with its variant. */
export interface GoodsCode {
  skuId: string
  code: string
}

declare module '../../../core/database/database' {
  interface Narrowed {
    pickup_counters: { name: LocalizedText }
    goods_deliveries: {
      way: SpuWay
      state: DeliveryState
      address: DeliveryRow | null
      express: { name: LocalizedText; no: string } | null
      codes: GoodsCode[]
    }
  }
}
