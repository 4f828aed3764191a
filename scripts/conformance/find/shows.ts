import { layouts } from '../../../src/api/layout'
import { searchShows } from '../../../src/api/search'
import { sessionsDynamicData, sessionsStaticData } from '../../../src/api/session'
import { shopInfo } from '../../../src/api/shop'
import { type ShowStatic, showStatic } from '../../../src/api/show'
import type { ShowCard } from '../../../src/api/show-card'
import { firstOf, need, once, type Walk } from '../step'

const PAGE = 20
const MAX_PAGES = 5

/** Returns the shows of the list, at most five pages. */
export const allShows = once(async (walk): Promise<ShowCard[]> => {
  const first = await walk.answer(searchShows)
  const shows = [...first.items]
  for (let page = 1; page < MAX_PAGES && shows.length < first.total; page += 1) {
    const more = await walk.request(searchShows, { offset: page * PAGE, length: PAGE })
    if (!more || more.items.length === 0) break
    shows.push(...more.items)
  }
  return shows
})

/** Returns the first show of the list. */
export const anyShow = async (walk: Walk): Promise<{ showId: string }> => {
  const [show] = await allShows(walk)
  return { showId: need(show, 'show').showId }
}

/** Returns the first session of the first show. */
export const anySession = async (walk: Walk): Promise<{ showId: string; sessionId: string }> => {
  const [session] = await walk.answer(sessionsStaticData)
  return { ...(await anyShow(walk)), sessionId: need(session, 'session').bizShowSessionId }
}

const showBySeats = (type: ShowStatic['seatPickType'], what: string) =>
  once(async (walk) => {
    const candidates = (await allShows(walk)).filter(({ supportSeatPicking }) => supportSeatPicking)
    const found = await firstOf(
      candidates,
      async ({ showId }) => {
        const show = await walk.request(showStatic, { showId })
        return show?.seatPickType === type ? showId : undefined
      },
      30,
    )
    return { showId: need(found, what) }
  })

/** Finds a show with a seat map. */
const seatedShow = showBySeats('SUPPORT_PICK_SEAT', 'show with a map of seats')
/** Finds a show whose seats a partner selects. */
export const partnerShow = showBySeats('SUPPORT_THIRD_PARTY', "show with a partner's seats")

/** Finds a session on sale with a seat map. */
export const seatedSession = once(async (walk) => {
  const { showId } = await seatedShow(walk)
  const sessions = (await walk.request(sessionsDynamicData, { showId })) ?? []
  const open = sessions.find(({ sessionStatus }) => sessionStatus === 'ON_SALE') ?? sessions[0]
  return { showId, sessionId: need(open, 'session with a map of seats').bizShowSessionId }
})

/** Returns every text in a value, at any depth. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const groupIn = (value: unknown): string | undefined => textsIn(value).find((id) => /^\w*SG\d\w*$/.test(id))

/**
 * Finds a group of shows. The id of a group contains SG. Searches links in the show list and on the home screen of
 * each site.
 */
export const showGroupId = once(async (walk) => {
  const near = groupIn((await allShows(walk)).map(({ showId }) => showId)) ?? groupIn(await walk.answer(layouts))
  const { sites } = await walk.answer(shopInfo)
  const showId =
    near ??
    (await firstOf(sites, async ({ siteId: cityId }) => groupIn(await walk.request(layouts, { page: 'HOME', cityId }))))
  return { showId: need(showId, 'group of shows') }
})

/** Returns the venue of the first show. */
export const venueId = once(async (walk) => {
  const { venueId: id } = await walk.answer(showStatic)
  return { venueId: need(id || undefined, 'venue of the first show') }
})

/** Finds a tour, shown on home or referred to by a show. */
export const tourId = once(async (walk) => {
  const { components } = await walk.answer(layouts)
  const shown = components.flatMap((each) => (each.type === 'TOUR' ? each.tours : []))[0]?.tourId
  const found = shown ?? (await walk.answer(showStatic)).tour?.tourId
  return { tourId: need(found, 'tour') }
})
