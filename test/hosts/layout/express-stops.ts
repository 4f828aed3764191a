import { expressTexts } from '../../../src/locales/namespaces/express'
import type { Host } from '../harness/host'
import type { Stage } from '../journey/stage'
import { addressOf, pageOf } from '../journey/steps'

const openParcel = async ({ texts }: Stage, host: Host, text: string, search = false): Promise<void> => {
  host.pages.reLaunch(addressOf('orders'))
  if (search) await host.type(texts('core')('button.search'), text)
  await host.tap({ part: text, role: 'button' })
  await host.at(pageOf('express'), texts(expressTexts)('express.progress'))
}

/**
 * Functions that open the screens of parcels in the tour, by the name of the stop. The numbers belong to orders of the
 * sandbox's member.
 */
export const EXPRESS_STOPS = {
  express: (stage, host) => openParcel(stage, host, 'LX20260019928'),
  'express-packing': (stage, host) => openParcel(stage, host, stage.texts('order')('orders.track')),
  'express-returned': (stage, host) => openParcel(stage, host, 'LX20260017304', true),
} satisfies Readonly<Record<string, (stage: Stage, host: Host) => Promise<void>>>
