import type { OperationAnswer } from '../../../../../src/domain/cart/apply-operation'
import type { IdPart } from '../../catalogue/goods/spu-service'

declare module '../../../core/database/database' {
  interface Narrowed {
    cart_lines: { id_arr: IdPart[] }
    cart_operations: { answer: OperationAnswer }
  }
}
