import type { Language } from '../../../core/localized-text'
import { captchaSwitchOf } from '../show/captcha-window-service'
import { cardOf } from '../show/card-service'
import type { groupWithShows, tourWithShows } from '../show/service'

/** Serializes a group with its shows (contract: api/show). */
export const serializeGroup = (
  { group, shows }: Awaited<ReturnType<typeof groupWithShows>>,
  lang: Language,
  now: number,
) => ({
  showGroupId: group.show_group_id,
  showGroupName: group.name[lang],
  posterUrl: group.poster_url,
  posterColor: group.poster_color,
  theaterOrLocationName: group.venue_name[lang],
  address: group.address[lang],
  addressType: group.address_type,
  description: group.description[lang],
  shows: shows.map((show) => cardOf(show, lang, now)),
  captchaInfos: shows.flatMap((show) => {
    const window = captchaSwitchOf(show)
    return window ? [{ showId: show.show_id, captchaSwitch: window }] : []
  }),
})

/** Serializes a tour with its stops (contract: api/show). */
export const serializeTour = (
  { tour, shows }: Awaited<ReturnType<typeof tourWithShows>>,
  lang: Language,
  now: number,
) => ({
  tourId: tour.tour_id,
  tourName: tour.name[lang],
  posterUrl: tour.poster_url,
  posterColor: tour.poster_color,
  description: tour.description[lang],
  stops: shows.map((show) => ({
    cityId: show.city_id,
    cityName: show.city_name[lang],
    show: cardOf(show, lang, now),
  })),
})
