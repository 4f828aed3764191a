import { useEffect, useState } from 'react'

/** Loaded components by their loader, so that a second screen draws them at once. */
const loaded = new Map<unknown, unknown>()

/** Loads a component when needed; null until then, and without a loader. The next screen retries a failed load. */
export function useLoaded<Part>(load: (() => Promise<Part>) | null): Part | null {
  const [, setSequence] = useState(0)
  useEffect(() => {
    if (!load || loaded.has(load)) return undefined
    let gone = false
    // The root component handles a failed file (app/chunk-load-error).
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
