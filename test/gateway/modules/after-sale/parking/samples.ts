import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'parking.plates': {},
  'parking.savePlate': { plateNo: '京A·12345', area: 'MAINLAND' },
  'parking.deletePlate': { plateId: 'PL-demo-3' },
  'parking.provePlate': { plateId: 'PL-demo-2', entryCode: 'DEMO4' },
  'parking.disputePlate': { plateId: 'PL-demo-1' },
  'parking.parks': {},
  'parking.stays': { plateId: 'PL-demo-1' },
  'parking.parkingRecords': { offset: 0, length: 20 },
  'parking.parkingRecord': {},
}
