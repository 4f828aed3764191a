import { NOTICE_OCCASIONS } from '../../../src/domain/notice-channel'
import { purchase } from '../find/purchase'
import { anySession, anyShow, partnerShow, showGroupId, tourId, venueId } from '../find/shows'
import { privilegedSession, privilegedShow } from '../find/privilege'
import { CHANGES_ACCOUNT, type Steps } from '../step'

/** Steps of shows, their sessions and tiers, for buyers with and without a privilege. */
export const steps: Steps = {
  'show.showStatic': anyShow,
  'show.showDynamic': anyShow,
  'showBrief.showBrief': anyShow,
  'showData.showStaticData': anyShow,
  'showData.showDynamicData': anyShow,
  'showData.showInPreview': anyShow,
  'show.serviceNotes': anyShow,
  'show.showDescriptions': anyShow,
  'show.promotions': anyShow,
  'show.channelDiscounts': anyShow,
  'show.channelPromotion': async (walk) => {
    const { showId, items } = await purchase(walk)
    return { showId, ...items[0] }
  },
  'show.showUser': anyShow,
  'show.seatPlanAgeLimits': anyShow,
  'show.pickSeatUrl': async (walk) => ({ ...(await partnerShow(walk)), returnUrl: '/pick-seat-3rd?returned=1' }),
  'showSubscription.subscribeShow': CHANGES_ACCOUNT,
  'showSubscription.unsubscribeShow': CHANGES_ACCOUNT,
  'message.noticeTemplates': () => ({ occasions: NOTICE_OCCASIONS }),
  'message.orderNotice': CHANGES_ACCOUNT,
  'ticketButton.ticketButtons': anyShow,
  'grab.grabInfo': async (walk) => ({ id: (await anyShow(walk)).showId }),
  'grab.saveGrab': CHANGES_ACCOUNT,
  'grab.deleteGrab': CHANGES_ACCOUNT,
  'grabs.grabs': () => ({}),
  'favorite.favoriteIds': () => ({}),
  'favorite.favoriteShows': () => ({ offset: 0, length: 20 }),
  'favorite.favoriteTours': () => ({}),
  'favorite.setShowFavorite': CHANGES_ACCOUNT,
  'favorite.setTourFavorite': CHANGES_ACCOUNT,
  'privilege.userTags': anyShow,
  'privilege.privilegeTags': () => ({}),
  'privilege.usePrivilegeCode': CHANGES_ACCOUNT,
  'waitlist.waitlist': anyShow,
  'waitlist.joinWaitlist': CHANGES_ACCOUNT,
  'waitlist.setWaitChannel': CHANGES_ACCOUNT,
  'waitlist.leaveWaitlist': CHANGES_ACCOUNT,
  'showCollection.showGroup': showGroupId,
  'showCollection.tourDetail': tourId,
  'venue.venue': venueId,
  'venue.venues': () => ({ offset: 0, length: 20 }),
  'session.sessionsStaticData': anyShow,
  'session.sessionsDynamicData': anyShow,
  'session.seatPlans': anySession,
  'session.seatPlansStaticData': anySession,
  'session.seatPlansDynamicData': anySession,
  'session.privilegeSessionsStaticData': privilegedShow,
  'session.privilegeSessionsDynamicData': privilegedShow,
  'session.privilegePlansStaticData': privilegedSession,
  'session.privilegePlansDynamicData': privilegedSession,
}
