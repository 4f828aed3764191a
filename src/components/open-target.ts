import type { JumpTarget } from '@/api/layout-target'
import { texts } from '@/locales/texts'
import type { Services } from './services'

/** Another mini program: by its app id in a mini program, by its link on the web. Shows why it did not open. */
const openMiniProgram = async (
  { appId = '', path, link }: JumpTarget['params'],
  { dialogs, platform }: Pick<Services, 'dialogs' | 'platform'>,
): Promise<void> => {
  const { kind } = await platform.openMiniProgram({ appId, ...(path && { path }), ...(link && { link }) })
  if (kind === 'done' || kind === 'cancelled') return
  dialogs.toast(texts.translator()(kind === 'unsupported' ? 'error.unsupported' : 'error.jumpFailed'))
}

/**
 * Opens the target of a banner, an icon or a merchant's tab (shell §2, banner navigation targets). Shows a message for
 * targets whose screen does not exist yet; `NONE` does nothing.
 */
export const openTarget = (
  { kind, params }: JumpTarget,
  services: Pick<Services, 'navigate' | 'dialogs' | 'platform'>,
): Promise<unknown> => {
  const { navigate, dialogs } = services
  switch (kind) {
    case 'NONE':
      return Promise.resolve()
    case 'WEB':
    case 'ACTIVITY':
      return navigate.openAddress(params.url ?? params.link ?? '')
    case 'SHOW_DETAIL':
      return navigate.open('show-detail', { ...params, showId: params.showId ?? '' })
    case 'TOUR_DETAIL':
      return navigate.open('tour-detail', { tourId: params.tourId ?? '' })
    case 'TOPIC':
      return navigate.open('home-topic', { topicId: params.topicId ?? '' })
    case 'MINI_PROGRAM':
      return openMiniProgram(params, services)
    case 'SEARCH':
      return navigate.open('search', params)
    case 'SHOW_TYPE_LIST':
    case 'SHOW_LIST':
    case 'CALENDAR_LIST':
      return navigate.switchTab('all', params)
    case 'HOME':
      return navigate.switchTab('home')
    case 'SHOP':
      return navigate.switchTab('shop')
    case 'SHOW_TOAST':
      return Promise.resolve(dialogs.toast(params.text || texts.translator()('common.soon')))
    default:
      return Promise.resolve(dialogs.toast(texts.translator()('error.building')))
  }
}
