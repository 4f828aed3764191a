import type { Done } from '@/platform/outcome'
import type { Platform } from '@/platform/platform'

/** A venue on a map. Degrees, datum gcj02; null if unknown. */
export interface VenuePosition {
  name: string
  address: string
  latitude: number | null | undefined
  longitude: number | null | undefined
}

/** Opens the host's map at a venue. Returns null if the venue has no position. */
export const openVenueMap = (
  { location }: Pick<Platform, 'location'>,
  { name, address, latitude, longitude }: VenuePosition,
): Promise<Done> | null =>
  latitude == null || longitude == null ? null : location.openMap({ latitude, longitude, name, address })
