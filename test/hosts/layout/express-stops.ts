import { expressTexts } from '../../../src/locales/namespaces/express'
import type { Host } from '../harness/host'
import type { Stage } from '../journey/stage'
import { addressOf, pageOf } from '../journey/steps'

const openParcel = async ({ texts }: Stage, host: Host, words: string): Promise<void> => {
  host.pages.reLaunch(addressOf('orders'))
  await host.tap({ part: words, role: 'button' })
  await host.at(pageOf('express'), texts(expressTexts)('express.progress'))
}

/** The stops of parcels, by their names; numbers are those of the sandbox's member. */
export const EXPRESS_STOPS = {
  express: (stage, host) => openParcel(stage, host, 'LX20260019928'),
  'express-packing': (stage, host) => openParcel(stage, host, stage.texts('order')('orders.track')),
  'express-returned': (stage, host) => openParcel(stage, host, 'LX20260017304'),
} satisfies Readonly<Record<string, (stage: Stage, host: Host) => Promise<void>>>
