/** ms and attempts: an element that was just rendered has its size a moment later. */
const RETRY_INTERVAL = 50
const MAX_ATTEMPTS = 10

/** Calls `find` until it returns something else than null, for half a second. @returns null when nothing was found */
export const findWithRetry = async <Found>(find: () => Found | null | Promise<Found | null>): Promise<Found | null> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const found = await find()
    if (found !== null) return found
    await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL))
  }
  return null
}
