import { parkingTexts } from '../../../src/locales/namespaces/parking'
import { parkingRecordTexts } from '../../../src/locales/namespaces/parking-record'
import type { Host } from '../harness/host'
import type { Stage } from '../journey/stage'

/** Functions that open the tour's parking screens which an address alone cannot open, by the name of the stop. */
export const PARKING_STOPS = {
  'parking-plate': async ({ texts }, host) => {
    await host.tap({ text: texts(parkingTexts)('plate.add'), role: 'button', enabled: true })
    await host.find({ text: texts(parkingTexts)('plate.keys'), role: 'group' })
  },
  'parking-invoice-choice': async ({ texts }, host) => {
    await host.tap({ part: texts(parkingRecordTexts)('parkingRecord.invoice.start'), role: 'button' })
    await host.find({ role: 'checkbox' })
  },
} satisfies Readonly<Record<string, (stage: Stage, host: Host) => Promise<void>>>
