import type { Cart, CartLineData } from '@/api/cart'
import { ENVELOPE_CODES } from '@/domain/business-codes/envelope'
import type { CartOperation, OperationAnswer } from '@/domain/cart/apply-operation'
import { changesElsewhere, type LineChange } from '@/domain/cart/changes'
import { isSameVariant } from '@/domain/cart/line'
import { isRequestError } from '@/request/errors'
import { type Painting, painted, type PaintedLine } from './cart-painting'

/** The gateway's answer to an operation. DEVICE_FULL: the device cannot store another operation (decision 110). */
export type CartAnswer = Omit<OperationAnswer, 'outcome'> & { outcome: OperationAnswer['outcome'] | 'DEVICE_FULL' }

/**
 * Answer to an addition. WAITING and HELD mean that the operation is only stored on the device. It is sent after the
 * login of a visitor, when the network returns (WAITING), or when the gateway accepts operations again (HELD).
 */
export type AddResult = Pick<CartAnswer, 'quantity' | 'reason'> & {
  outcome: CartAnswer['outcome'] | 'WAITING' | 'HELD'
}

/** A refusal or reduction that arrived after its caller had ended. `line` is null if the cart does not have the line. */
export interface LateAnswer {
  answer: OperationAnswer
  line: PaintedLine | null
}

/**
 * Returns true if the gateway rejects an operation as invalid, so that repeating it has no effect. Other refusals, such
 * as that of a closed shop, are temporary.
 */
export const isInvalid = (error: unknown): boolean =>
  isRequestError(error) && [error.statusCode, error.httpCode].includes(ENVELOPE_CODES.badRequest)

/**
 * Returns true if the gateway currently refuses all operations, for example while the shop is closed or a captcha is
 * missing.
 */
export const isHeld = (error: unknown): boolean => isRequestError(error) && error.kind === 'business'

/** Outcomes that the buyer must see, even if they arrive late. */
const REPORTED: readonly OperationAnswer['outcome'][] = ['CUT', 'FULL', 'UNAVAILABLE', 'NOT_FOUND']

/** Creates an answer of the device itself. */
export const answerOf = <Outcome extends CartAnswer['outcome']>(operationId: string, outcome: Outcome) => ({
  ...{ operationId, outcome, quantity: 0, reason: null, blockReason: null },
})

/** Returns the late answers that the buyer must see. @param lines the cart after the operations */
export const lateAnswers = (
  answers: readonly OperationAnswer[],
  operations: readonly CartOperation[],
  lines: readonly CartLineData[],
): LateAnswer[] =>
  answers
    .filter(({ outcome }) => REPORTED.includes(outcome))
    .map((answer) => {
      const operation = operations.find(({ operationId }) => operationId === answer.operationId)
      const line = operation && lines.find((each) => isSameVariant(each, operation))
      return { answer, line: line ? painted(line) : null }
    })

/**
 * Returns the changes of other devices in a new answer.
 * @param before lines of this device after its operations
 * @param answers answers of the gateway to these operations
 */
export const changesSince = (
  before: Painting,
  operations: readonly CartOperation[],
  answers: readonly OperationAnswer[],
  { lines, removedLineIds }: Cart,
): LineChange<PaintedLine>[] => {
  const expected = before.lines.filter(({ isRemoved }) => !isRemoved)
  const outcomes = new Map(answers.map(({ operationId, outcome }) => [operationId, outcome]))
  // A limit of the gateway, or an outdated limit of this device, has determined the quantity.
  const isLimited = ({ operationId, outcome: own }: OperationAnswer): boolean => {
    const outcome = outcomes.get(operationId)
    return outcome === 'CUT' || outcome === 'UNAVAILABLE' || (outcome === 'OK' && own !== 'OK')
  }
  const limited = before.answers.filter(isLimited).map(({ operationId }) => operationId)
  const cut = operations.filter(({ operationId }) => limited.includes(operationId)).map(({ skuId }) => skuId)
  const cutIds = expected.filter(({ skuId }) => cut.includes(skuId)).map(({ lineId }) => lineId)
  return changesElsewhere(expected, lines.map(painted), removedLineIds, cutIds)
}
