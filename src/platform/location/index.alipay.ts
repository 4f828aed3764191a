import { callVoid } from '../native'
import type { HostLocation } from './contract'
import { nativePosition } from './native-position'

/** Location on Alipay, where coordinates are strings. Error 11 means that the location permission is off. */
export const location: HostLocation = {
  current: () => nativePosition(0, { 11: 'denied' }),
  openMap: ({ latitude, longitude, name, address }) =>
    callVoid('openLocation', { latitude: String(latitude), longitude: String(longitude), name, address, scale: 16 }),
  openSettings: () => callVoid('openSetting'),
}
