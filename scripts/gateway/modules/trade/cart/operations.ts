import {
  applyOperation,
  type CartOperation,
  type OperationAnswer,
} from '../../../../../src/domain/cart/apply-operation'
import type { Variant } from '../../../../../src/domain/cart/line'
import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { newId } from '../../../core/ids'
import { idArrOf } from '../../catalogue/goods/spu-service'
import { goodsOf } from './facts'
import { lockCart, nextVersion, prune, storedLines, type StoredLine, writeLines } from './lines'

/**
 * Applies operations to a cart in their order, each id once (decision 109). Locks the cart until the end of the
 * transaction. Returns an answer to each operation; that of a repeated one is the first answer.
 */
export const applyOperations = async (
  tx: Tx,
  userId: string,
  operations: readonly CartOperation[],
  now: number,
): Promise<OperationAnswer[]> => {
  await lockCart(tx, userId)
  await prune(tx, userId, now)
  const ids = operations.map(({ operationId }) => operationId)
  const known = await tx
    .selectFrom('cart_operations')
    .select(['operation_id', 'answer'])
    .where('user_id', '=', userId)
    .where('operation_id', 'in', ids)
    .execute()
  const answers = new Map(known.map(({ operation_id: id, answer }) => [id, answer]))
  const before = await storedLines(tx, userId, true)
  const fresh = operations.filter(({ operationId }) => !answers.has(operationId))
  const { variants } = await goodsOf(
    tx,
    userId,
    fresh.map(({ spuId }) => spuId),
    now,
  )
  const rules = {
    factsOf: (skuId: string) => variants.get(skuId)?.facts ?? null,
    create: ({ spuId, skuId, showId }: Variant): StoredLine | null => {
      const variant = variants.get(skuId)
      if (!variant) return null
      return {
        ...{ lineId: newId('L'), spuId, skuId, showId, quantity: 0, isRemoved: false },
        ...{ addedPrice: variant.sku.price, addedAt: now, idArr: idArrOf(variant.spu, variant.sku) },
      }
    },
  }
  let after: StoredLine[] = before
  const applied: OperationAnswer[] = []
  for (const operation of fresh) {
    if (answers.has(operation.operationId)) continue
    const { lines, answer } = applyOperation(after, operation, rules)
    after = lines
    applied.push(answer)
    answers.set(operation.operationId, answer)
  }
  await writeLines(tx, userId, { before, after, now })
  if (applied.length > 0) {
    await tx
      .insertInto('cart_operations')
      .values(
        applied.map((answer) => ({
          ...{ user_id: userId, operation_id: answer.operationId, answer: json(answer), applied_at: now },
        })),
      )
      .execute()
    await nextVersion(tx, userId)
  }
  return ids.flatMap((id) => answers.get(id) ?? [])
}
