import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Stop } from './stop'

/** Kinds of visitors of a tour. A member is logged in from the start. */
export const GUESTS = ['visitor', 'member'] as const

export type Guest = (typeof GUESTS)[number]

const FOLDER = path.join(__dirname, 'stops')

const load = createRequire(__filename)

/** A module of `stops/`: the stops of one package or group of screens, with a list for each kind of visitor. */
type StopFile = Partial<Record<Guest, readonly Stop[]>>

/** Returns all stops of a kind of visitor. Collects them from the files of `stops/` in the order of their names. */
export const tourOf = (guest: Guest): readonly Stop[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .flatMap((file) => (load(path.join(FOLDER, file)) as StopFile)[guest] ?? [])

/** Groups stops that start on the previous screen. A stop with an address starts a new group. */
export const chainsOf = (stops: readonly Stop[]): Stop[][] => {
  const chains: Stop[][] = []
  for (const stop of stops) {
    if (stop.follows && stop.path === undefined) chains.at(-1)?.push(stop)
    else chains.push([stop])
  }
  return chains
}

/** Returns the requested stops and the stops before them in their groups. */
export const stopsTo = (stops: readonly Stop[], isRequested: (stop: Stop) => boolean): readonly Stop[] => {
  const needed = new Set<Stop>()
  for (let at = stops.length - 1; at >= 0; at -= 1) {
    const stop = stops[at]!
    const next = stops[at + 1]
    if (isRequested(stop) || (next?.follows && needed.has(next))) needed.add(stop)
  }
  return stops.filter((stop) => needed.has(stop))
}
