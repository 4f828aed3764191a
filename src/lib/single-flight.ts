/** Creates an async function that runs once at a time. Concurrent callers share its outcome, failure included. */
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
 * Wraps an async function as `singleFlight` does, but for each key: calls with the same key share an outcome, different
 * keys run in parallel.
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
