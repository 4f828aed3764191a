import { isDatabaseLost } from './database/lost'

export type OnRowError = (error: unknown) => void

/**
 * Ignores the error of a row during a request, because the expiry job retries the row within seconds and logs its
 * error.
 */
export const leaveToJob: OnRowError = () => undefined

/**
 * Changes due rows one after another. Reports a failed row and continues with the other rows.
 * @throws the error of a lost database connection, because all other rows would fail, too
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
