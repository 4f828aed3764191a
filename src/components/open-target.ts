import type { JumpTarget } from '@/api/layout-target'
import { texts } from '@/locales/texts'
import { follow } from '@/router/follow'
import { type LinkTo, linkTo } from '@/router/link-to'
import { lateOpenJump } from './jump/late-open-jump'
import type { JumpServices } from './jump/open-jump'
import type { Services } from './services'

/**
 * Opens another mini program: by its app id in a mini program, by its link on the web. Shows the reason if the program
 * cannot be opened.
 */
const openMiniProgram = async (
  { appId = '', path, link }: JumpTarget['params'],
  { dialogs, navigate, platform }: Pick<Services, 'dialogs' | 'navigate' | 'platform'>,
): Promise<void> => {
  if (platform.host.isWeb && /^https?:/i.test(link ?? '') && !(await navigate.mayLeave(link ?? ''))) return
  const { kind } = await platform.openMiniProgram({ appId, ...(path && { path }), ...(link && { link }) })
  if (kind === 'done' || kind === 'cancelled') return
  dialogs.toast(texts.translator()(kind === 'unsupported' ? 'error.unsupported' : 'error.jumpFailed'))
}

/** Returns the screen or the address of a target; undefined for a message and for no target. */
export const targetLink = ({ kind, params }: JumpTarget): LinkTo | string | undefined => {
  switch (kind) {
    case 'WEB':
    case 'ACTIVITY':
    case 'HTTPS':
      return params.url ?? params.link ?? ''
    case 'SHOW_DETAIL':
      return linkTo('show-detail', { ...params, showId: params.showId ?? '' })
    case 'TOUR_DETAIL':
      return linkTo('tour-detail', { tourId: params.tourId ?? '' })
    case 'VENUE_DETAIL':
      return linkTo('venue', { venueId: params.venueId ?? '' })
    case 'COUPON_VENUE_LIST':
      return linkTo('venue-list', params)
    case 'TOPIC':
      return linkTo('home-topic', { topicId: params.topicId ?? '' })
    case 'COUPON':
      return params.topicId
        ? linkTo('topic-activity', { ...params, topicId: params.topicId })
        : linkTo('coupon-info', params)
    case 'COUPON_SHOW_LIST':
      return linkTo('coupon-shows', params)
    case 'OPEN_SHOW':
      return linkTo('open-show', { showId: params.showId ?? '' })
    // Activities are open shows (decision 168).
    case 'ACTIVITY_ENROL':
      return linkTo('open-show', { showId: params.activityId ?? '' })
    case 'VOTE':
      return linkTo('vote-detail', { id: params.id ?? '' })
    case 'BENEFIT_CARD':
      return linkTo('card-detail', { cardId: params.cardId ?? '' })
    case 'MEMBER_CENTER':
      return linkTo('member-center', params)
    case 'PARKING_FEE':
      return linkTo('parking-payment', params)
    case 'SEARCH':
      return linkTo('search', params)
    case 'SHOW_TYPE_LIST':
    case 'SHOW_LIST':
    case 'CALENDAR_LIST':
      return linkTo('all', params)
    case 'HOT_BUY_LIST':
      return linkTo('hot-ticket', params)
    case 'HOME':
      return linkTo('home')
    case 'SHOP':
      return linkTo('shop', params)
    case 'SHOP_DETAIL': {
      const { spuId = '', ...others } = params
      return linkTo('shop-detail', { id: spuId, ...others })
    }
    case 'ITEM_LIST':
      return linkTo('goods-search', params)
    case 'MINI_PROGRAM':
      return params.link
    case 'JUMP_LIST':
      return params.h5Url || undefined
    default:
      return undefined
  }
}

/**
 * Opens the target of a banner, an icon or a merchant's tab (shell §2, banner navigation targets). `NONE` does nothing.
 */
export const openTarget = (target: JumpTarget, services: JumpServices): Promise<unknown> => {
  const { kind, params } = target
  const { navigate, dialogs } = services
  switch (kind) {
    case 'NONE':
      return Promise.resolve()
    case 'MINI_PROGRAM':
      return openMiniProgram(params, services)
    case 'JUMP_LIST':
      return lateOpenJump(params, services)
    case 'UNKNOWN':
      return Promise.resolve(dialogs.toast(texts.translator()('error.newer')))
    case 'SHOW_TOAST':
      return Promise.resolve(dialogs.toast(params.text || texts.translator()('common.soon')))
    default: {
      const link = targetLink(target)
      return link === undefined ? Promise.resolve() : follow(navigate, link)
    }
  }
}
