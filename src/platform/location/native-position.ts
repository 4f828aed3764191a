import { call, readAnswer } from '../native'
import { numberField } from '../native-fields'
import type { RefusalCodes } from '../native-refusal'
import type { PositionResult } from './contract'

/**
 * Requests the position with `getLocation`, in the gcj02 datum.
 * @param type name of the datum on this host
 * @param codes meanings of the host's error numbers
 */
export const nativePosition = async (type: 'gcj02' | 0, codes: RefusalCodes = {}): Promise<PositionResult> =>
  readAnswer(await call<{ latitude?: unknown; longitude?: unknown }>('getLocation', { type }, codes), (value) => {
    const latitude = numberField(value.latitude)
    const longitude = numberField(value.longitude)
    if (latitude === undefined || longitude === undefined) return undefined
    return { kind: 'located', latitude, longitude, datum: 'gcj02' as const }
  })
