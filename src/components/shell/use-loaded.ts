import { useEffect, useState } from 'react'

/** Loaded components by their loader, so that a second screen draws them at once. */
const loaded = new Map<unknown, unknown>()

/**
 * Loads a component. Returns null until it is loaded, or if `load` is null. After a failure, the next screen that uses
 * it retries.
 */
export function useLoaded<Part>(load: (() => Promise<Part>) | null): Part | null {
  const [, setSequence] = useState(0)
  useEffect(() => {
    if (!load || loaded.has(load)) return undefined
    let gone = false
    // The root component handles a chunk that fails to load (app/chunk-load-error).
    void load().then((part) => {
      loaded.set(load, part)
      if (!gone) setSequence((sequence) => sequence + 1)
    })
    return () => {
      gone = true
    }
  }, [load])
  return load ? ((loaded.get(load) as Part | undefined) ?? null) : null
}
