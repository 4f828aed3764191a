import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'openShow.openShowDetail': { showId: 'OS1001' },
  'openShow.openShowDraw': { showId: 'OS1003' },
}
