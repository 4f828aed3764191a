import type { Done, Refused } from '../outcome'

/**
 * Coordinates in degrees. `gcj02` is the datum of Chinese maps, and `wgs84` is the datum of GPS. They differ by up to
 * 600 m.
 */
interface Position {
  latitude: number
  longitude: number
  datum: 'gcj02' | 'wgs84'
}

export type PositionResult = ({ kind: 'located' } & Position) | Refused

interface MapLocation {
  latitude: number
  longitude: number
  name: string
  address: string
}

export interface HostLocation {
  /** Returns the buyer's position. The host asks for permission the first time. */
  current(): Promise<PositionResult>
  /** Shows a place (gcj02 coordinates) on a map. */
  openMap(location: MapLocation): Promise<Done>
  /** Opens the permission settings of the host. Use it after the result `denied`. */
  openSettings(): Promise<Done>
}
