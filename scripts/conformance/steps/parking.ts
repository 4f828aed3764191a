import { plates } from '../../../src/api/parking'
import { CHANGES_ACCOUNT, need, type Steps } from '../step'

/** Steps of plates and parking, which are only read. */
export const steps: Steps = {
  'parking.plates': () => ({}),
  'parking.savePlate': CHANGES_ACCOUNT,
  'parking.deletePlate': CHANGES_ACCOUNT,
  'parking.provePlate': CHANGES_ACCOUNT,
  'parking.disputePlate': CHANGES_ACCOUNT,
  'parking.parks': () => ({}),
  'parking.stays': async ({ answer }) => ({
    plateId: need((await answer(plates))[0], 'plate of this account').plateId,
  }),
  'parking.parkingRecords': () => ({ offset: 0, length: 20 }),
  'parking.parkingRecord': () => ({}),
}
