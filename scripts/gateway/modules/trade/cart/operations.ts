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
import { type CartVariant, goodsOf } from './facts'
import { linesWithRemoved, lockCart, prune, type StoredLine, withoutOldRemoved, writeLines } from './lines'
import { type Cart, cartOf } from './read'

/** Number of changes after which old data of a cart is deleted. */
const PRUNED_EVERY = 16

/** Returns the answers to operations that were applied earlier, by id. */
const earlierAnswers = async (
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, OperationAnswer>> => {
  const known = await tx
    .selectFrom('cart_operations')
    .select(['operation_id', 'answer'])
    .where('user_id', '=', userId)
    .where('operation_id', 'in', [...ids])
    .execute()
  return new Map(known.map(({ operation_id: id, answer }) => [id, answer]))
}

const newLine = ({ spuId, skuId, showId }: Variant, { spu, sku }: CartVariant, now: number): StoredLine => ({
  ...{ lineId: newId('L'), spuId, skuId, showId, quantity: 0, isRemoved: false },
  ...{ addedPrice: sku.price, addedAt: now, removedAt: null, idArr: idArrOf(spu, sku) },
})

/**
 * Applies operations to a cart in their order, each id once (decision 109). Locks the cart until the end of the
 * transaction. Returns the cart and an answer to each operation. A repeated operation has its first answer.
 */
export const applyOperations = async (
  tx: Tx,
  userId: string,
  operations: readonly CartOperation[],
  now: number,
): Promise<{ answers: OperationAnswer[]; cart: Cart }> => {
  const version = await lockCart(tx, userId)
  if (version % PRUNED_EVERY === 0) await prune(tx, userId, now)
  const ids = operations.map(({ operationId }) => operationId)
  const answers = await earlierAnswers(tx, userId, ids)
  const before = await linesWithRemoved(tx, userId, now)
  const goods = await goodsOf(tx, userId, [...before, ...operations], now)
  const rules = {
    factsOf: (skuId: string) => goods.variants.get(skuId)?.facts ?? null,
    create: (variant: Variant) => {
      const found = goods.variants.get(variant.skuId)
      const fits = variant.showId === '' || found?.spu.show_ids.includes(variant.showId)
      return found && fits ? newLine(variant, found, now) : null
    },
  }
  let after: readonly StoredLine[] = before
  const applied: OperationAnswer[] = []
  for (const operation of operations) {
    if (answers.has(operation.operationId)) continue
    const { lines, answer } = applyOperation(after, operation, rules)
    after = lines
    applied.push(answer)
    answers.set(operation.operationId, answer)
  }
  after = withoutOldRemoved(before, after)
  await writeLines(tx, userId, { before, after, now })
  if (applied.length > 0) {
    const rows = applied.map((answer) => ({
      ...{ user_id: userId, operation_id: answer.operationId, answer: json(answer), applied_at: now },
    }))
    await tx.insertInto('cart_operations').values(rows).execute()
  }
  return { answers: ids.flatMap((id) => answers.get(id) ?? []), cart: cartOf(after, goods, version) }
}
