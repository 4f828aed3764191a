import type { AccountKey, Decode, DeviceKey } from './contract'

/** Returns a key of the device: all users of the device share its value. */
export const device = <T>(name: string, version: number, decode: Decode<T>, cache = false): DeviceKey<T> => ({
  scope: 'device',
  name,
  version,
  decode,
  cache,
})

/** Returns a key of an account: each user of the device has a value. */
export const account = <T>(name: string, version: number, decode: Decode<T>, cache = false): AccountKey<T> => ({
  scope: 'account',
  name,
  version,
  decode,
  cache,
})
