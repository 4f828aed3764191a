import { failureMessage } from '@/components/loading/failure-message'
import type { TextKey, TextValues, Translate } from '@/locales/keys'

/** What is wrong with a form or an act, as its view says it. */
export interface Problem {
  key: TextKey<'user'> | TextKey<'core'>
  values?: TextValues
  /** The gateway's own sentence; it wins over the key. */
  message?: string
}

/** A failed call in words. */
export const failureProblem = (error: unknown): Problem => {
  const { key, message } = failureMessage(error)
  return { key, message }
}

/** The sentence of a problem; '' when there is none. */
export const problemText = (t: Translate<'user'>, problem: Problem | null | undefined): string =>
  problem ? problem.message || t(problem.key, problem.values) : ''
