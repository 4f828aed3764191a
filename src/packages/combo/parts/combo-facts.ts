import type { Combo, ComboSession, ComboShow } from '@/api/combo'
import { sessionText } from '@/components/dates'
import { type ComboFacts, type ComboTier, MAX_SESSIONS } from '@/domain/combo/combo'
import type { ChosenShow } from '@/domain/combo/chosen'
import { showEnd } from '@/domain/calendar/event'
import type { ShowStatus } from '@/api/show-card'
import type { Translate } from '@/locales/keys'

export type ComboPart = Combo['parts'][number]

const tiersIn = ({ parts }: Combo, isIn: (tier: ComboSession['seatPlans'][number]) => boolean): ComboTier[] =>
  parts.flatMap(({ partId, shows }) =>
    shows.flatMap(({ showId, sessions }) =>
      sessions.flatMap(({ sessionId, seatPlans }) =>
        seatPlans.filter(isIn).map(({ seatPlanId, groupId, singlePrice: single }) => ({
          ...{ partId, showId, sessionId, seatPlanId, groupId, single },
        })),
      ),
    ),
  )

const factsWith = (combo: Combo, tiers: ComboTier[]): ComboFacts => {
  const { activityType, promotionMethod, steps, parts } = combo
  return { activityType, promotionMethod, rule: { steps }, parts, tiers }
}

/** Returns the facts of a combo with the tiers that can be bought. */
export const buyableFacts = (combo: Combo): ComboFacts =>
  factsWith(
    combo,
    tiersIn(combo, ({ status }) => status === 'ON_SALE'),
  )

/** Returns the facts of a combo with all its tiers, for prices before and after the sale. */
export const comboFacts = (combo: Combo): ComboFacts =>
  factsWith(
    combo,
    tiersIn(combo, () => true),
  )

/** Returns true if the buyer chooses shows. Otherwise all shows of the combo are bought. */
export const choosesShows = ({ parts }: Combo): boolean => parts.some(({ least, shows }) => shows.length > least)

const BLOCKS = {
  ON_SALE: 'soldOut',
  SOLD_OUT: 'soldOut',
  LACK_OF_TICKET: 'soldOut',
  CANCELED: 'canceled',
  DELAY: 'postponed',
  COMPLETED: 'over',
  DISABLED: 'over',
  PENDING: 'notOnSale',
  PRE_SALE: 'notOnSale',
} as const satisfies Record<ShowStatus, string>

/** Reason why a show or a session cannot be bought; text keys are `combo.block.*`. */
export type ComboBlock = (typeof BLOCKS)[ShowStatus]

/** Returns the reason why a session cannot be bought, or null. */
export const sessionBlock = ({ status, seatPlans }: ComboSession): ComboBlock | null =>
  seatPlans.some((plan) => plan.status === 'ON_SALE') ? null : BLOCKS[status]

/** Returns the reason why a show cannot be bought, or null. */
export const showBlock = ({ status, sessions }: ComboShow): ComboBlock | null => {
  const blocks = sessions.map(sessionBlock)
  if (blocks.includes(null)) return null
  return status === 'ON_SALE' ? (blocks[0] ?? 'soldOut') : BLOCKS[status]
}

/** Returns true if the part contains the chosen show. */
export const isShow =
  (partId: string, showId: string) =>
  (chosen: Pick<ChosenShow, 'partId' | 'showId'>): boolean =>
    chosen.partId === partId && chosen.showId === showId

/** Returns the chosen show; undefined if it is not in the combo. */
export const showOf = ({ parts }: Combo, chosen: Pick<ChosenShow, 'partId' | 'showId'>): ComboShow | undefined =>
  parts.find(({ partId }) => partId === chosen.partId)?.shows.find(({ showId }) => showId === chosen.showId)

/**
 * Returns the chosen shows that are in the combo, each once, up to the number of each part. Sessions and tiers that are
 * not in the combo are dropped.
 *
 * @param isOpen returns false for shows to drop
 */
export const knownChoice = (
  combo: Combo,
  chosen: readonly ChosenShow[],
  isOpen: (show: ComboShow) => boolean = () => true,
): ChosenShow[] => {
  const known = chosen.flatMap(({ partId, showId, sessionId, seatPlanId }) => {
    const show = showOf(combo, { partId, showId })
    if (!show || !isOpen(show)) return []
    const session = show.sessions.find((each) => each.sessionId === sessionId)
    const plan = session?.seatPlans.find((each) => each.seatPlanId === seatPlanId)
    return [
      {
        partId,
        showId,
        ...(session && { sessionId: session.sessionId }),
        ...(plan && { seatPlanId: plan.seatPlanId }),
      },
    ]
  })
  const single = [...new Map(known.map((each) => [`${each.partId} ${each.showId}`, each])).values()]
  return combo.parts
    .flatMap(({ partId, most }) => single.filter((each) => each.partId === partId).slice(most))
    .reduce((remaining, extra) => remaining.filter((each) => each !== extra), single)
    .slice(0, MAX_SESSIONS)
}

interface At {
  t: Translate
  now: number
}

/** Returns the date and time of a session: `7月3日 周五 19:30`. */
export const sessionLabel = (
  { showTime, permanent }: Pick<ComboSession, 'showTime' | 'permanent'>,
  { utcOffset }: Pick<ComboShow, 'utcOffset'>,
  { t, now }: At,
): string => sessionText({ showTime, utcOffset, isPermanent: permanent }, t, now)

const clash = (a: ComboSession, b: ComboSession): boolean =>
  a.sessionId !== b.sessionId &&
  !a.permanent &&
  !b.permanent &&
  a.showTime !== null &&
  b.showTime !== null &&
  a.showTime < showEnd(b.showTime, null) &&
  b.showTime < showEnd(a.showTime, null)

/** A chosen show with the sessions that the buyer may still choose. */
export interface Planned {
  show: ComboShow
  sessions: readonly ComboSession[]
}

/** Returns pairs of shows whose times overlap in all their sessions. */
export const overlaps = (planned: readonly Planned[]): [ComboShow, ComboShow][] =>
  planned.flatMap((one, at) =>
    planned.slice(at + 1).flatMap((other): [ComboShow, ComboShow][] => {
      const pairs = one.sessions.flatMap((a) => other.sessions.map((b) => clash(a, b)))
      return pairs.length > 0 && pairs.every(Boolean) ? [[one.show, other.show]] : []
    }),
  )
