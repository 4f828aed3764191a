import { externalNavigation } from '../external-navigation'
import { done, refused, unsupported } from '../outcome'
import type { HostLocation, PositionResult } from './contract'

/** Ten seconds to find the buyer; a position of the last five minutes will do. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 }

/** The browser's geolocation (GPS datum), and a map site in a new tab. */
export const location: HostLocation = {
  current: () => {
    const finder = navigator.geolocation
    if (!finder) return Promise.resolve(unsupported)
    return new Promise<PositionResult>((resolve) => {
      finder.getCurrentPosition(
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
  // A page cannot open the browser's settings.
  openSettings: () => Promise.resolve(unsupported),
}
