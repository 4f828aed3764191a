import { externalNavigation } from '../external-navigation'
import { done, refused, unsupported } from '../outcome'
import type { HostLocation, PositionResult } from './contract'

/** Options of the geolocation API: a timeout of 10 s, and positions that are up to 5 minutes old. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 }

/** Location in browsers: the geolocation API (GPS datum), and a map website in a new tab. */
export const location: HostLocation = {
  current: () => {
    const { geolocation } = navigator
    if (!geolocation) return Promise.resolve(unsupported)
    return new Promise<PositionResult>((resolve) => {
      geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ kind: 'located', latitude, longitude, datum: 'wgs84' }),
        (error) => resolve(refused(error.code === error.PERMISSION_DENIED ? 'denied' : 'failed')),
        OPTIONS,
      )
    })
  },
  openMap: ({ latitude, longitude, name }) => {
    if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return Promise.resolve(refused('failed'))
    const query = new URLSearchParams({
      position: `${longitude},${latitude}`,
      name,
      coordinate: 'gaode',
      callnative: '1',
    })
    externalNavigation.openInNewTab(`https://uri.amap.com/marker?${query.toString()}`)
    return Promise.resolve(done)
  },
  // A web page cannot open the browser's permission settings.
  openSettings: () => Promise.resolve(unsupported),
}
