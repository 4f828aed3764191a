import { isDatabaseLost } from './database/lost'

export type OnRowError = (error: unknown) => void

/** Ignores a failed row in a request, because the expiry job repeats it within seconds and logs its error. */
export const leaveToJob: OnRowError = () => undefined

/**
 * Changes due rows sequentially. Reports a failed row and continues with the others.
 * @throws the error of a lost database, which each further row would repeat
 */
export const eachRow = async <Row>(
  rows: Iterable<Row>,
  change: (row: Row) => Promise<unknown>,
  onError: OnRowError,
): Promise<void> => {
  for (const row of rows) {
    try {
      await change(row)
    } catch (error) {
      if (isDatabaseLost(error)) throw error
      onError(error)
    }
  }
}
