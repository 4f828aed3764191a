import { act, ask } from '../native'
import { refused } from '../outcome'
import type { HostLocation } from './contract'

export const location: HostLocation = {
  current: async () => {
    const answer = await ask<{ latitude: number; longitude: number }>('getLocation', { type: 'gcj02' })
    if (answer.kind !== 'ok') return refused(answer.kind)
    const { latitude, longitude } = answer.value
    return { kind: 'located', latitude, longitude, datum: 'gcj02' }
  },
  openMap: ({ latitude, longitude, name, address }) =>
    act('openLocation', { latitude, longitude, name, address, scale: 16 }),
  openSettings: () => act('openSetting'),
}
