import { anySession, anyShow, partnerShow, showGroupId, tourId, venueId } from '../find/shows'
import { privilegedSession, privilegedShow } from '../find/privilege'
import { CHANGES_ACCOUNT, type Steps } from '../step'

/** Shows, their sessions and tiers, also for a buyer with a privilege. */
export const steps: Steps = {
  'show.showStatic': anyShow,
  'show.showDynamic': anyShow,
  'show.serviceNotes': anyShow,
  'show.showDescriptions': anyShow,
  'show.promotions': anyShow,
  'show.showUser': anyShow,
  'show.seatPlanAgeLimits': anyShow,
  'show.pickSeatUrl': async (walk) => ({ ...(await partnerShow(walk)), returnUrl: '/pick-seat-3rd?returned=1' }),
  'show.subscribeShow': CHANGES_ACCOUNT,
  'show.unsubscribeShow': CHANGES_ACCOUNT,
  'favorite.favoriteIds': () => ({}),
  'favorite.favoriteShows': () => ({ offset: 0, length: 20 }),
  'favorite.favoriteTours': () => ({}),
  'favorite.setShowFavorite': CHANGES_ACCOUNT,
  'favorite.setTourFavorite': CHANGES_ACCOUNT,
  'waitlist.waitlist': anyShow,
  'waitlist.joinWaitlist': CHANGES_ACCOUNT,
  'waitlist.leaveWaitlist': CHANGES_ACCOUNT,
  'show.showGroup': showGroupId,
  'show.tourDetail': tourId,
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
