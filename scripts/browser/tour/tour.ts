import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Stop } from './stop'

/** Who can be on a tour; a member is logged in from the start. */
export const GUESTS = ['visitor', 'member'] as const

export type Guest = (typeof GUESTS)[number]

const FOLDER = path.join(__dirname, 'stops')

const load = createRequire(__filename)

/** A file of `stops/`: the stops of one package or group of screens, a list a guest. */
type StopFile = Partial<Record<Guest, readonly Stop[]>>

/** Every stop that a guest can reach, gathered from the files of `stops/` in the order of their names. */
export const tourOf = (guest: Guest): readonly Stop[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .flatMap((file) => (load(path.join(FOLDER, file)) as StopFile)[guest] ?? [])

/**
 * The stops in groups, each of which is visited in order: a stop begins on the screen of the one before it. One that has an address begins
 * a group of its own.
 */
export const chainsOf = (stops: readonly Stop[]): Stop[][] => {
  const chains: Stop[][] = []
  for (const stop of stops) {
    if (stop.follows && stop.path === undefined) chains.at(-1)?.push(stop)
    else chains.push([stop])
  }
  return chains
}

/** The requested stops and the stops that they follow. */
export const stopsTo = (stops: readonly Stop[], isRequested: (stop: Stop) => boolean): readonly Stop[] => {
  const needed = new Set<Stop>()
  for (let at = stops.length - 1; at >= 0; at -= 1) {
    const stop = stops[at]!
    const next = stops[at + 1]
    if (isRequested(stop) || (next?.follows && needed.has(next))) needed.add(stop)
  }
  return stops.filter((stop) => needed.has(stop))
}
