import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../core/database/database'
import {
  CapacityShort,
  excessOf,
  holdCapacities,
  remainingOf,
  returnCapacities,
  returnSomeUnits,
  setTotal,
  useCapacities,
} from '../capacity/service'

const KIND = 'SKU'

/** A number of pieces of a variant. */
interface Pieces {
  skuId: string
  quantity: number
}

/** The order that takes pieces, and the time when it ends unpaid, epoch ms. */
interface PiecesOrder {
  order_id: string
  reserve_until: number
}

const holderOf = ({ order_id: holderId }: Pick<PiecesOrder, 'order_id'>) => ({ holderKind: 'ITEM_ORDER', holderId })

/** Returns the pieces that are left of variants, by their ids. */
export const stockOf = (db: Parameters<typeof remainingOf>[0], skuIds: readonly string[]) =>
  remainingOf(db, KIND, skuIds)

/** Returns an SQL expression for the pieces that are left of a variant. @param column column of its id */
export const piecesLeft = (column: string): RawBuilder<number> =>
  sql`coalesce((select remaining from capacities where kind = ${KIND} and owner_id = ${sql.ref(column)}), 0)`

/** Sets the number of pieces of a variant, including pieces in orders. */
export const setStock = (tx: Tx, skuId: string, pieces: number) => setTotal(tx, { kind: KIND, ownerId: skuId }, pieces)

/**
 * Holds the pieces of an unpaid order, all or none. Locks the stock of the variants. Returns the first variant with too
 * few pieces, or null. The caller then rolls back.
 */
export const holdPieces = async (tx: Tx, order: PiecesOrder, pieces: readonly Pieces[]): Promise<string | null> => {
  const units = pieces.map(({ skuId, quantity }) => ({ kind: KIND, ownerId: skuId, quantity }))
  try {
    await holdCapacities(tx, holderOf(order), units, order.reserve_until)
    return null
  } catch (error) {
    if (error instanceof CapacityShort) return error.shortages[0]?.ownerId ?? null
    throw error
  }
}

/**
 * Returns true if the merchant has fewer pieces of a variant than orders hold and use. Its unpaid orders then cannot
 * be delivered, and their pieces reduce the excess when they end.
 */
export const lacksPieces = async (tx: Tx, pieces: readonly Pick<Pieces, 'skuId'>[]): Promise<boolean> =>
  (await excessOf(
    tx,
    KIND,
    pieces.map(({ skuId }) => skuId),
  )) > 0

/** Marks the pieces of a paid order as sold. */
export const usePieces = (tx: Tx, order: Pick<PiecesOrder, 'order_id'>): Promise<void> =>
  useCapacities(tx, holderOf(order))

/** Returns all pieces of an order to the stock, only once. Locks the stock of the variants. */
export const returnPieces = (tx: Tx, order: Pick<PiecesOrder, 'order_id'>): Promise<void> =>
  returnCapacities(tx, holderOf(order))

/** Returns some pieces of a paid order to the stock. Locks the stock of the variants. */
export const returnSomePieces = (
  tx: Tx,
  order: Pick<PiecesOrder, 'order_id'>,
  pieces: readonly Pieces[],
): Promise<void> =>
  returnSomeUnits(
    tx,
    holderOf(order),
    pieces.map(({ skuId, quantity }) => ({ kind: KIND, ownerId: skuId, quantity })),
  )
