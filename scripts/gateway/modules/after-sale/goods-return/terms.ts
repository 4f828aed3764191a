import type { SpuWay } from '../../../../../src/domain/goods/goods'
import { isReturnOpen, type ReturnKind, type ReturnReason } from '../../../../../src/domain/goods/return'
import type { Fen } from '../../../../../src/domain/money'
import { goodsRefundOf } from '../../../../../src/domain/refund/goods'
import type { CodeName } from '../../../core/codes'
import type { Db, Tx } from '../../../core/database/database'
import { found, Refusal } from '../../../core/envelope'
import { feesLeft, type ReturnableOrder, type ReturnablePiece } from './pieces-service'

/** The pieces of a return, and why the buyer wants to return them. */
export interface WantedReturn {
  kind: ReturnKind
  reason: ReturnReason
  unitIds: readonly string[]
}

/** Money that a return gives back, fen. */
export interface ReturnTerms {
  unitIds: string[]
  amount: Fen
  extras: Fen
  feeWays: SpuWay[]
}

const CODES: Partial<Record<ReturnablePiece['hindrance'], CodeName>> = {
  OPEN: 'returnOpen',
  REJECTED: 'returnRejected',
  TOO_LATE: 'returnTooLate',
}

const isFault = ({ reason }: Pick<WantedReturn, 'reason'>): boolean => reason !== 'CHANGED_MIND'

/** Returns the chosen pieces. Throws `Refusal`: notFound, and the reason that blocks a return. */
const chosenPieces = ({ pieces }: ReturnableOrder, wanted: WantedReturn): ReturnablePiece[] => {
  const { kind, unitIds } = wanted
  const action = kind === 'STOP' ? 'STOP' : 'RETURN'
  const chosen = [...new Set(unitIds)].map((unitId) => found(pieces.find((piece) => piece.unitId === unitId)))
  for (const piece of chosen) {
    if (piece.action !== action) throw new Refusal(CODES[piece.hindrance] ?? 'returnUnfit')
    if (piece.needsFault && action === 'RETURN' && !isFault(wanted)) throw new Refusal('returnUnfit')
  }
  if (kind === 'REFUND_ONLY' && !isFault(wanted)) throw new Refusal('returnUnfit')
  // A parcel is stopped with everything in it.
  const isWhole = pieces.every((piece) => piece.action !== 'STOP' || chosen.includes(piece))
  if (kind === 'STOP' && !isWhole) throw new Refusal('returnUnfit')
  return chosen
}

/**
 * Returns the money that a return gives back: the share of each piece. For goods at fault, the last piece of a way also
 * returns its fee. Pieces in other returns count as returned. Throws `Refusal` as `chosenPieces`.
 */
export const termsOf = async (db: Db | Tx, returnable: ReturnableOrder, wanted: WantedReturn): Promise<ReturnTerms> => {
  const unitIds = chosenPieces(returnable, wanted).map(({ unitId }) => unitId)
  const open = returnable.returns.filter(({ state }) => isReturnOpen(state)).flatMap(({ unit_ids: ids }) => ids)
  const pieces = returnable.pieces.map((piece) => ({
    ...piece,
    isRefunded: piece.isRefunded || open.includes(piece.unitId),
  }))
  const fees: ReadonlyMap<SpuWay, Fen> =
    isFault(wanted) && wanted.kind !== 'STOP' ? await feesLeft(db, returnable) : new Map()
  const chosen = new Set(unitIds)
  const { total, extras } = goodsRefundOf(pieces, fees, chosen)
  const feeWays = [...fees].flatMap(([way, fee]) =>
    goodsRefundOf(pieces, new Map([[way, fee]]), chosen).extras > 0 ? [way] : [],
  )
  return { unitIds, amount: total, extras, feeWays }
}
