import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type CartLine, MAX_LINES } from '../../../../../src/domain/cart/line'
import type { Db, Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import type { IdPart } from '../../catalogue/goods/spu-service'

/** A line with its data from the time when it was added. */
export interface StoredLine extends CartLine {
  addedPrice: number
  addedAt: number
  /** Time when the stored line was removed, epoch ms; null for a line of the cart. */
  removedAt: number | null
  idArr: IdPart[]
}

/** Columns of a line that a cart needs. */
const COLUMNS = [
  ...(['line_id', 'spu_id', 'sku_id', 'show_id', 'quantity'] as const),
  ...(['added_price', 'added_at', 'removed_at', 'id_arr'] as const),
] as const

const ofRow = (row: Pick<Row<'cart_lines'>, (typeof COLUMNS)[number]>): StoredLine => ({
  ...{ lineId: row.line_id, spuId: row.spu_id, skuId: row.sku_id, showId: row.show_id, quantity: row.quantity },
  ...{ isRemoved: row.removed_at !== null, addedPrice: row.added_price, addedAt: row.added_at },
  ...{ removedAt: row.removed_at, idArr: row.id_arr },
})

/** Time for which a removed line can be restored, ms. */
const REMOVED_TTL = 30 * 86_400_000

/**
 * Returns lines that no unpaid order contains, in the order of their addition. Reads them as one JSON value, because
 * reading each column of each row takes longer.
 * @param since lines that were removed earlier are left out, epoch ms
 */
const ownLines = async (db: Db | Tx, userId: string, since: number): Promise<StoredLine[]> => {
  const rows = db
    .selectFrom('cart_lines')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('order_id', 'is', null)
    .where((line) => line.or([line('removed_at', 'is', null), line('removed_at', '>=', since)]))
    .orderBy('position')
  const { lines } = await db.selectNoFrom(jsonArrayFrom(rows).as('lines')).executeTakeFirstOrThrow()
  return lines.map(ofRow)
}

/** Returns the lines of a cart. */
export const storedLines = (db: Db | Tx, userId: string): Promise<StoredLine[]> =>
  ownLines(db, userId, Number.MAX_SAFE_INTEGER)

/** Returns the lines of a cart, and the removed lines that can be restored at `now`. */
export const linesWithRemoved = (db: Db | Tx, userId: string, now: number): Promise<StoredLine[]> =>
  ownLines(db, userId, now - REMOVED_TTL)

/** Locks the cart of a buyer until the end of the transaction. Increases the cart's version and returns it. */
export const lockCart = async (tx: Tx, userId: string): Promise<number> => {
  const { version } = await tx
    .insertInto('carts')
    .values({ user_id: userId, version: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((row) => ({ version: row('carts.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/**
 * Drops removed lines that exceed the maximum size of a cart. The latest removals remain.
 * @param before the lines before the changes of this request; changed lines are new objects
 */
export const withoutOldRemoved = (
  before: readonly StoredLine[],
  after: readonly StoredLine[],
): readonly StoredLine[] => {
  const stored = new Set(before)
  const removedAt = (line: StoredLine): number => (stored.has(line) ? (line.removedAt ?? 0) : Infinity)
  const removed = after.filter(({ isRemoved }) => isRemoved)
  const latest = new Set(removed.sort((one, other) => (removedAt(one) < removedAt(other) ? 1 : -1)).slice(0, MAX_LINES))
  return after.filter((line) => !line.isRemoved || latest.has(line))
}

/** Writes the lines that changed. `before` and `after` are lines of the same cart, and unchanged lines are the same. */
export const writeLines = async (
  tx: Tx,
  userId: string,
  { before, after, now }: { before: readonly StoredLine[]; after: readonly StoredLine[]; now: number },
): Promise<void> => {
  const remaining = new Set(after.map(({ lineId }) => lineId))
  const unchanged = new Set(before)
  const deleted = before.filter(({ lineId }) => !remaining.has(lineId)).map(({ lineId }) => lineId)
  if (deleted.length > 0) await tx.deleteFrom('cart_lines').where('line_id', 'in', deleted).execute()
  for (const line of after) {
    if (unchanged.has(line)) continue
    const row = {
      ...{ spu_id: line.spuId, sku_id: line.skuId, show_id: line.showId, quantity: line.quantity },
      ...{ added_price: line.addedPrice, added_at: line.addedAt, id_arr: json(line.idArr) },
      removed_at: line.isRemoved ? now : null,
    }
    await tx
      .insertInto('cart_lines')
      .values({ line_id: line.lineId, user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('line_id').doUpdateSet(row))
      .execute()
  }
}

const OPERATION_TTL = 60 * 86_400_000

/**
 * Deletes lines that were removed 30 days ago, and lines of orders that are not unpaid. Deletes operations that every
 * device has forgotten (domain/cart/queue).
 */
export const prune = async (tx: Tx, userId: string, now: number): Promise<void> => {
  await sql`
    with forgotten as (
      delete from cart_operations where user_id = ${userId} and applied_at < ${now - OPERATION_TTL}
    )
    delete from cart_lines l
    where l.user_id = ${userId} and (
      l.removed_at < ${now - REMOVED_TTL}
      or l.order_id is not null
        and not exists (select from item_orders m where m.order_id = l.order_id and m.state = 'UNPAID'))`.execute(tx)
}
