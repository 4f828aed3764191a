import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'points.pointAccount': {},
  'points.expiringPoints': {},
  'points.pointLots': { offset: 0, length: 20 },
  'points.pointRecords': { offset: 0, length: 20 },
  'points.pointRule': {},
}
