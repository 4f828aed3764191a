import type { JumpTarget } from '@/api/layout-target'
import { texts } from '@/locales/texts'
import type { Services } from './services'

/**
 * Opens the target of a banner, an icon or a merchant's tab (shell §2, banner navigation targets). Shows a message for
 * targets whose screen does not exist yet; `NONE` does nothing.
 */
export const openTarget = (
  { kind, params }: JumpTarget,
  { navigate, dialogs }: Pick<Services, 'navigate' | 'dialogs'>,
): Promise<unknown> => {
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
