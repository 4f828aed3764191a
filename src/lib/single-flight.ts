/** Wraps an async function so that only one call runs at a time. Calls during this time share its result or error. */
export const singleFlight = <Value>(task: () => Promise<Value>): (() => Promise<Value>) => {
  let running: Promise<Value> | null = null
  return () => {
    if (!running) {
      const flight = task().finally(() => {
        if (running === flight) running = null
      })
      running = flight
    }
    return running
  }
}

/**
 * Wraps an async function like `singleFlight`, but separately for each key. Calls with the same key share a result;
 * calls with different keys run in parallel.
 */
export const singleFlightBy = <Key, Value>(task: (key: Key) => Promise<Value>): ((key: Key) => Promise<Value>) => {
  const running = new Map<Key, Promise<Value>>()
  return (key) => {
    const shared = running.get(key)
    if (shared) return shared
    const flight = task(key).finally(() => running.delete(key))
    running.set(key, flight)
    return flight
  }
}
