import type { SpuWay } from '../../../../../src/domain/goods/goods'
import type { ReturnState } from '../../../../../src/domain/goods/return'

declare module '../../../core/database/database' {
  interface Narrowed {
    goods_returns: { unit_ids: string[]; pictures: string[]; fee_ways: SpuWay[] }
    goods_return_events: { state: ReturnState }
  }
}

export {}
