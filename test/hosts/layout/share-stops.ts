import { pictureTexts } from '../../../src/locales/namespaces/picture'
import { shareTexts } from '../../../src/locales/namespaces/share'
import type { Host } from '../harness/host'
import type { Stage } from '../journey/stage'
import { addressOf } from '../journey/steps'

/** Id of a show whose tickets are sold in pairs. Each pair needs two attendees. */
const NAMED = 'S1001'

const button = (label: string) => ({ text: label, role: 'button', enabled: true })

/** Functions that open the tour's screens of sharing a show, by the name of the stop. */
export const SHARE_STOPS = {
  share: async ({ texts }, host) => {
    const t = texts('show')
    host.pages.reLaunch(addressOf('show-detail', { showId: NAMED }))
    await host.tap(button(t('detail.share')))
    await host.dialog(texts(shareTexts)('share.title'))
  },
  'share-picture': async ({ texts }, host) => {
    const t = texts(shareTexts)
    await host.tap(button(t('share.picture')), await host.dialog(t('share.title')))
    await host.find(button(texts(pictureTexts)('picture.save')), await host.dialog(t('poster.title')))
  },
} satisfies Readonly<Record<string, (stage: Stage, host: Host) => Promise<void>>>
