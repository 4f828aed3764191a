import type { LocalizedText } from '../../../core/localized-text'
import concert from './data/shows/concert.json'
import dance from './data/shows/dance.json'
import drama from './data/shows/drama.json'
import exhibition from './data/shows/exhibition.json'
import family from './data/shows/family.json'
import folk from './data/shows/folk.json'
import recital from './data/shows/recital.json'
import sport from './data/shows/sport.json'

/** A show in its JSON file; missing fields follow from its category. */
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
  /** `+26 19:30`: days after the seeding day and local hour; `perm +1 12`: daily for 12 days, any hour. */
  runs: string[]
  /** The plan (venues/) from which its seats are picked. */
  seats?: string
  /** How that plan's seats are sold (seat-sales.json), where not as it usually is. */
  seatTerms?: string
  /** Its seats are picked at a partner's. */
  partnerSeats?: boolean
  minutes?: number
  state?: string
  /** When the sale opens, after seeding: `+40m`, `+3h`, `+2d`. */
  sale?: string
  /** When the last ticket is sold, after seeding. */
  saleUntil?: string
  /** Where it is sold instead of here. */
  jumpUrl?: string
  /** Members of this level, and who holds the tag, buy earlier than all, from then on after seeding. */
  priority?: { level: number; from: string; tag?: string }
  /** Start and end of the captcha window, after seeding. */
  captcha?: { from: string; until: string }
  /** Tiers without stock by index, or all. */
  soldOut?: number[] | 'all'
  waitList?: boolean
  /** Not public yet: only the back office's preview shows it. */
  unpublished?: boolean
  discount?: number
  audience?: 'ticket' | 'order'
  /** Its tickets are named after the purchase. */
  namesLater?: boolean
  deliver?: 'express' | 'both' | 'take'
  minAge?: number
  limit?: number
  /** Fen a ticket, beside the price. */
  serviceFee?: number
  tags?: string[]
  hot?: boolean
  selected?: boolean
  sensitive?: boolean
  fraudWarning?: boolean
  needFaceAuth?: boolean
  /** One code a ticket that stays; otherwise codes change. */
  staticCode?: boolean
  /** Codes as bar codes, too. */
  barCode?: boolean
  /** Only its buyer comes: its tickets cannot be given to somebody else. */
  giftForbidden?: boolean
  /** Tags of those who alone may buy (privilege/data/white-tags.json): the show, a session or a tier by its index. */
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

/** All shows in the order of their ranking. Those with seats, then those that are not public yet, are ranked last, so that they do not move the others. */
export const rankedSources = (): { category: string; source: ShowSource }[] => {
  const all = Object.entries(SHOWS).flatMap(([category, shows]) => shows.map((source) => ({ category, source })))
  const isSeated = ({ source }: (typeof all)[number]) => source.seats !== undefined || source.partnerSeats === true
  const isPublic = ({ source }: (typeof all)[number]) => !source.unpublished
  const ranked = [...all.filter((each) => !isSeated(each)), ...all.filter(isSeated)]
  return [...ranked.filter(isPublic), ...ranked.filter((each) => !isPublic(each))]
}
