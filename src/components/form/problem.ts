import type { TextKey, TextValues, Translate } from '@/locales/keys'
import type { coreTexts, Namespace } from '@/locales/namespace'
import { failureMessage } from '../screen/failure-message'

/** What is wrong with a field or a form: a text of a namespace, or the gateway's own sentence. */
export interface Problem<N extends Namespace = typeof coreTexts> {
  key: TextKey<N> | TextKey
  values?: TextValues
  /** The gateway's own sentence; it wins over the key. */
  message?: string
}

/** A failed call as a problem. */
export const failureProblem = (error: unknown): Problem => {
  const { key, message } = failureMessage(error)
  return { key, message }
}

/** The sentence of a problem; '' when there is none. */
export const problemText = <N extends Namespace>(t: Translate<N>, problem: Problem<N> | null | undefined): string =>
  problem ? problem.message || t(problem.key, problem.values) : ''
