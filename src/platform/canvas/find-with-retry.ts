/**
 * Interval (ms) and number of attempts, because an element that was just rendered has a size only after a short time.
 */
const RETRY_INTERVAL = 50
const MAX_ATTEMPTS = 10

/** Calls `find` repeatedly, for up to half a second, until it returns a value. @returns null if nothing was found */
export const findWithRetry = async <Found>(find: () => Found | null | Promise<Found | null>): Promise<Found | null> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const found = await find()
    if (found !== null) return found
    await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL))
  }
  return null
}
