import { useEffect, useState } from 'react'

/** What has been loaded, by its loader: a second screen draws it at once. */
const loaded = new Map<unknown, unknown>()

/**
 * A part whose code loads when it is wanted; null until it is there, and without a loader. A load that fails is tried again by the
 * next screen.
 */
export function useLoaded<Part>(load: (() => Promise<Part>) | null): Part | null {
  const [, setSequence] = useState(0)
  useEffect(() => {
    if (!load || loaded.has(load)) return undefined
    let gone = false
    // the root component hears of a file that does not load (app/chunk-load-error)
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
