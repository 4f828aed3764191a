import { isDatabaseLost } from './database/lost'

/** Receives the error of a row that failed. */
export type OnRowError = (error: unknown) => void

/** Ignores a failed row in a request: the expiry job meets the row again within seconds and logs its error. */
export const leaveToJob: OnRowError = () => undefined

/**
 * Changes due rows one after the other. A row that fails is reported and does not stop the rows after it.
 *
 * @throws the error of a lost database, which would be that of each further row
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
