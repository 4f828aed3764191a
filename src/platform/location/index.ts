import { act, ask } from '../native'
import { numberField } from '../native-fields'
import { refused } from '../outcome'
import type { HostLocation } from './contract'

export const location: HostLocation = {
  current: async () => {
    const answer = await ask<{ latitude?: unknown; longitude?: unknown }>('getLocation', { type: 'gcj02' })
    if (answer.kind !== 'ok') return refused(answer.kind)
    const latitude = numberField(answer.value.latitude)
    const longitude = numberField(answer.value.longitude)
    if (latitude === undefined || longitude === undefined) return refused('failed')
    return { kind: 'located', latitude, longitude, datum: 'gcj02' }
  },
  openMap: ({ latitude, longitude, name, address }) =>
    act('openLocation', { latitude, longitude, name, address, scale: 16 }),
  openSettings: () => act('openSetting'),
}
