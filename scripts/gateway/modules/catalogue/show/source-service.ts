import type { LocalizedText } from '../../../core/localized-text'
import concert from './data/shows/concert.json'
import dance from './data/shows/dance.json'
import drama from './data/shows/drama.json'
import exhibition from './data/shows/exhibition.json'
import family from './data/shows/family.json'
import folk from './data/shows/folk.json'
import recital from './data/shows/recital.json'
import sport from './data/shows/sport.json'

/** A show in its JSON file. Missing fields get the default of its category. */
export interface ShowSource {
  id: string
  /** Name of the poster file, without folder and extension: `concert-01`. */
  poster: string
  venue: string
  /** Name of a tier table in tiers.json. */
  tiers: string
  name: LocalizedText
  advertise: LocalizedText
  lead: LocalizedText
  performers: { role: string; name: LocalizedText }[]
  /**
   * Session times: `+26 19:30` means days after seeding and local time. `perm +1 12` means permanent tickets, daily for
   * 12 days.
   */
  runs: string[]
  /** True if members pay less. */
  memberPrice?: boolean
  /** Seat plan (venues/) of the sessions. */
  seats?: string
  /** Sale terms of that plan's seats (seat-sales.json), if they differ from the default. */
  seatTerms?: string
  /** True if a partner sells the seats. */
  partnerSeats?: boolean
  minutes?: number
  state?: string
  /** Start of the sale relative to seeding: `+40m`, `+3h`, `+2d`. */
  sale?: string
  /** End of the sale relative to seeding. */
  saleUntil?: string
  /** Address of an external shop that sells the show. */
  jumpUrl?: string
  /** Early sale for members from this level on and for buyers with the tag. Its start is relative to seeding. */
  priority?: { level: number; from: string; tag?: string }
  /** Start and end of the captcha window, relative to seeding. */
  captcha?: { from: string; until: string }
  /** Indexes of sold-out tiers, or all. */
  soldOut?: number[] | 'all'
  waitList?: boolean
  /** True for a show that is not published, and only visible in the preview of the back office. */
  unpublished?: boolean
  discount?: number
  audience?: 'ticket' | 'order'
  /** True if attendee names are set after the purchase. */
  namesLater?: boolean
  deliver?: 'express' | 'both' | 'take'
  minAge?: number
  limit?: number
  /** Fee for each ticket in fen, in addition to the price. */
  serviceFee?: number
  tags?: string[]
  hot?: boolean
  selected?: boolean
  sensitive?: boolean
  fraudWarning?: boolean
  needFaceAuth?: boolean
  /** True if each ticket has one static code, false if its code changes. */
  staticCode?: boolean
  /** True if codes are also shown as bar codes. */
  barCode?: boolean
  /** True if tickets cannot be transferred. */
  giftForbidden?: boolean
  /**
   * Tags that buyers need for a restricted sale (privilege/data/white-tags.json): for the show, or by the index of a
   * session or tier.
   */
  only?: { show?: string; sessions?: Record<number, string>; tiers?: Record<number, string> }
  customPrice?: number
  free?: boolean
  tour?: string
  group?: string
  promotion?: 'full' | 'per' | 'discount'
  /** Promotion for buyers from one sales channel. */
  channelPromotion?: 'bank'
  alert?: LocalizedText
}

/** All shows by category, in the order of the catalogue. */
export const SHOWS = { concert, drama, sport, recital, exhibition, dance, family, folk } as Record<string, ShowSource[]>

/**
 * Returns all shows by rank. Shows with seat plans, and then unpublished shows, come last, so that they do not change
 * the ranks of other shows.
 */
export const rankedSources = (): { category: string; source: ShowSource }[] => {
  const all = Object.entries(SHOWS).flatMap(([category, shows]) => shows.map((source) => ({ category, source })))
  const isSeated = ({ source }: (typeof all)[number]) => source.seats !== undefined || source.partnerSeats === true
  const isPublic = ({ source }: (typeof all)[number]) => !source.unpublished
  const ranked = [...all.filter((each) => !isSeated(each)), ...all.filter(isSeated)]
  return [...ranked.filter(isPublic), ...ranked.filter((each) => !isPublic(each))]
}
