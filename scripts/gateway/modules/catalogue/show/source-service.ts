import type { LocalizedText } from '../../../core/localized-text'
import concert from './data/shows/concert.json'
import dance from './data/shows/dance.json'
import drama from './data/shows/drama.json'
import exhibition from './data/shows/exhibition.json'
import family from './data/shows/family.json'
import folk from './data/shows/folk.json'
import recital from './data/shows/recital.json'
import sport from './data/shows/sport.json'

/** A show in its JSON file. Missing fields follow from its category. */
export interface ShowSource {
  id: string
  /** Poster without folder and ending: `concert-01`. */
  poster: string
  venue: string
  /** Name of a tier table in tiers.json. */
  tiers: string
  name: LocalizedText
  advertise: LocalizedText
  lead: LocalizedText
  performers: { role: string; name: LocalizedText }[]
  /** `+26 19:30`: days after the seeding day and local hour. Permanent, daily for 12 days: `perm +1 12`. */
  runs: string[]
  /** The seat plan (venues/) of its sessions. */
  seats?: string
  /** Sale terms of that plan's seats (seat-sales.json), if not the default ones. */
  seatTerms?: string
  /** A partner sells its seats. */
  partnerSeats?: boolean
  minutes?: number
  state?: string
  /** Start of the sale after seeding: `+40m`, `+3h`, `+2d`. */
  sale?: string
  /** End of the sale after seeding. */
  saleUntil?: string
  /** Address of the external sale. */
  jumpUrl?: string
  /** Earlier sale for members from this level and for holders of the tag, with its start after seeding. */
  priority?: { level: number; from: string; tag?: string }
  /** Start and end of the captcha window, after seeding. */
  captcha?: { from: string; until: string }
  /** Tiers without stock by index, or all. */
  soldOut?: number[] | 'all'
  waitList?: boolean
  /** True for a show that is not public yet and visible only in the back office's preview. */
  unpublished?: boolean
  discount?: number
  audience?: 'ticket' | 'order'
  /** Attendees are named after the purchase. */
  namesLater?: boolean
  deliver?: 'express' | 'both' | 'take'
  minAge?: number
  limit?: number
  /** Fee a ticket in fen, in addition to the price. */
  serviceFee?: number
  tags?: string[]
  hot?: boolean
  selected?: boolean
  sensitive?: boolean
  fraudWarning?: boolean
  needFaceAuth?: boolean
  /** True for one static code per ticket, false for dynamic codes. */
  staticCode?: boolean
  /** Codes are also shown as bar codes. */
  barCode?: boolean
  /** Tickets are for the buyer only and cannot be transferred. */
  giftForbidden?: boolean
  /** Required tags of a restricted sale (privilege/data/white-tags.json): of the show, a session or a tier by index. */
  only?: { show?: string; sessions?: Record<number, string>; tiers?: Record<number, string> }
  customPrice?: number
  free?: boolean
  tour?: string
  group?: string
  promotion?: 'full' | 'per' | 'discount'
  /** For buyers of one sales channel. */
  channelPromotion?: 'bank'
  alert?: LocalizedText
}

/** All shows by category, in the order of the catalogue. */
export const SHOWS = { concert, drama, sport, recital, exhibition, dance, family, folk } as Record<string, ShowSource[]>

/** All shows by rank. Shows with seats and then unpublished ones come last, so that they do not shift others. */
export const rankedSources = (): { category: string; source: ShowSource }[] => {
  const all = Object.entries(SHOWS).flatMap(([category, shows]) => shows.map((source) => ({ category, source })))
  const isSeated = ({ source }: (typeof all)[number]) => source.seats !== undefined || source.partnerSeats === true
  const isPublic = ({ source }: (typeof all)[number]) => !source.unpublished
  const ranked = [...all.filter((each) => !isSeated(each)), ...all.filter(isSeated)]
  return [...ranked.filter(isPublic), ...ranked.filter((each) => !isPublic(each))]
}
