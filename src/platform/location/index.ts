import { callVoid } from '../native'
import type { HostLocation } from './contract'
import { nativePosition } from './native-position'

/** Location that uses `wx.getLocation` and `wx.openLocation`. */
export const location: HostLocation = {
  current: () => nativePosition('gcj02'),
  openMap: ({ latitude, longitude, name, address }) =>
    callVoid('openLocation', { latitude, longitude, name, address, scale: 16 }),
  openSettings: () => callVoid('openSetting'),
}
