import type { Samples } from '../../../support/sample'
import { grabDraft } from './draft'

/** A show whose sale opens in the future. */
const SHOW = { id: 'S1002' }

export const samples: Samples = {
  'grab.grabInfo': { ...SHOW, needDetails: true },
  'grab.saveGrab': { ...SHOW, ...grabDraft() },
  'grab.deleteGrab': SHOW,
  'grabs.grabs': {},
}
