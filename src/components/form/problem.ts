import type { TextKey, TextValues, Translate } from '@/locales/keys'
import type { coreTexts, Namespace } from '@/locales/namespace'
import { failureMessage } from '../screen/failure-message'

/** Problem of a field or a form: a text of a namespace, or the gateway's own message. */
export interface Problem<N extends Namespace = typeof coreTexts> {
  key: TextKey<N> | TextKey
  values?: TextValues
  /** The gateway's own message; it overrides the key. */
  message?: string
}

/** Converts a failed call to a problem. */
export const failureProblem = (error: unknown): Problem => {
  const { key, message } = failureMessage(error)
  return { key, message }
}

/** Returns the sentence of a problem; '' without a problem. */
export const problemText = <N extends Namespace>(t: Translate<N>, problem: Problem<N> | null | undefined): string =>
  problem ? problem.message || t(problem.key, problem.values) : ''
