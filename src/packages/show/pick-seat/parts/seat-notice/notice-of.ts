import type { NoticeProps } from '@/components/ui/notice/notice'
import type { seatTexts } from '@/locales/namespaces/seat'
import type { TextKey, Translate } from '@/locales/keys'
import type { PickSeatModel } from '../../pick-seat.model'
import type { SeatMessage, SelectionRefusal } from '../../seat-message'
import type { SeatPicking } from '../../seat-picking'
import { seatLabel, shortSeatLabel } from '../../seat-labels'
import { sessionLabel } from '../../session-label'

type T = Translate<typeof seatTexts>

/** A notice to display. */
export interface SeatNoticeFacts {
  tone: NonNullable<NoticeProps['tone']>
  text: string
  /** A second sentence; '' if the notice has only one sentence. */
  more: string
  /** Action that solves the problem of the notice. */
  fix: { key: TextKey<typeof seatTexts>; count?: number; session?: string; run: () => void } | null
  /** True if the buyer can close the notice. A refusal of the selection is shown until the problem is solved. */
  canGo: boolean
}

const plain = (text: string, tone: SeatNoticeFacts['tone'] = 'notice'): SeatNoticeFacts => ({
  tone,
  text,
  more: '',
  fix: null,
  canGo: true,
})

/** Returns the notice to display beside the seats, or null. */
export const noticeOf = (t: T, model: PickSeatModel, picking: SeatPicking): SeatNoticeFacts | null => {
  const { message } = picking
  if (message) return ofMessage(t, model, picking, message)
  return picking.restricted.length > 0 ? { ...plain(t('restricted.note'), 'info'), canGo: false } : null
}

const ofMessage = (t: T, model: PickSeatModel, picking: SeatPicking, message: SeatMessage): SeatNoticeFacts => {
  const labelOf = (seat: number): string => (picking.loaded ? seatLabel(t, picking.loaded.map, seat) : '')
  switch (message.kind) {
    case 'choose': {
      const count = Math.min(model.groupSize, picking.largest)
      return { ...plain(t('said.choose'), 'info'), fix: { key: 'best.take', count, run: model.selectBest } }
    }
    case 'taken': {
      const room = picking.chosen.length + message.proposal.length <= picking.limit
      const next = room ? message.proposal : []
      const all = [...picking.chosen, ...next]
      return { ...plain(t('said.taken', { place: labelOf(message.seat) })), ...proposed(t, picking, next, all) }
    }
    case 'lost': {
      const [first] = message.seats
      const many = message.seats.length !== 1 || first === undefined
      const text = many
        ? t('said.lostMany', { count: message.seats.length })
        : t('said.lost', { place: labelOf(first) })
      return { ...plain(text, 'danger'), ...proposed(t, picking, message.proposal, message.proposal) }
    }
    case 'uncovered':
      return { ...plain(uncoveredText(t, picking, labelOf(message.seat))), ...coveredElsewhere(t, model, picking) }
    case 'cardLimit':
      return message.most > 0
        ? plain(t('said.cardLimit', { count: message.most }))
        : { ...plain(t('said.cardNone')), ...coveredElsewhere(t, model, picking) }
    case 'tiers':
      return { ...plain(t('said.tiers')), fix: { key: 'fix.here', run: () => picking.select([message.seat]) } }
    case 'limit':
    case 'exactly':
      return plain(t(`said.${message.kind}`, { count: message.most }))
    case 'buyerLimit':
      return plain(message.most > 0 ? t('said.buyerLimit', { count: message.most }) : t('said.noneLeft'))
    case 'noBlock':
    case 'split':
      return plain(t(`said.${message.kind}`, { count: message.count }))
    case 'refused':
      return {
        ...plain(refusalText(t, message.refusal, labelOf)),
        fix: message.fix ? { key: 'fix.move', run: () => picking.select(message.fix ?? []) } : null,
        canGo: false,
      }
    case 'failure':
      return plain(message.text, 'danger')
    default:
      return plain(t(`said.${message.kind}`))
  }
}

const proposed = (
  t: T,
  picking: SeatPicking,
  seats: readonly number[],
  all: readonly number[],
): Pick<SeatNoticeFacts, 'more' | 'fix'> => {
  const { loaded } = picking
  if (!loaded || seats.length === 0) return { more: '', fix: null }
  const seatLabels = seats.map((seat) => shortSeatLabel(t, loaded.map, seat)).join(t('common.separator'))
  return {
    more: t('said.near', { places: seatLabels }),
    fix: { key: seats.length === 1 ? 'fix.this' : 'fix.these', run: () => picking.select(all) },
  }
}

/** Returns the reason why the card does not cover a seat: its session or its tier. */
const uncoveredText = (t: T, { card }: SeatPicking, place: string): string =>
  card?.isFit ? t('said.uncovered', { place }) : t('said.uncoveredSession')

/**
 * Returns the tiers of the session that the card covers. If the card covers no tier of this session, returns an action
 * that opens a session with covered tiers.
 */
const coveredElsewhere = (t: T, model: PickSeatModel, picking: SeatPicking): Partial<SeatNoticeFacts> => {
  if (picking.card && picking.card.left > 0) {
    const names = picking.tiers.flatMap(({ seatPlanName }, tier) => (picking.covers(tier) ? [seatPlanName] : []))
    return { more: t('said.coveredTiers', { names: names.join(t('common.separator')) }) }
  }
  const { fittingSession: session } = model
  if (!session) return {}
  const run = () => void model.chooseSession(session.bizShowSessionId)
  return { fix: { key: 'soldOut.other', session: sessionLabel(t, session), run } }
}

const refusalText = (t: T, refusal: SelectionRefusal, labelOf: (seat: number) => string): string => {
  switch (refusal.reason) {
    case 'orphan': {
      const [seat] = refusal.seats
      return refusal.seats.length === 1 && seat !== undefined
        ? t('said.orphan', { place: labelOf(seat) })
        : t('said.orphans', { count: refusal.seats.length })
    }
    case 'taken':
      return t('said.lostMany', { count: refusal.seats.length })
    case 'limit':
    case 'cardLimit':
      return t(`said.${refusal.reason}`, { count: refusal.most })
    case 'uncovered':
      return t('said.uncovered', { place: labelOf(refusal.seats[0] ?? -1) })
    case 'buyerLimit':
      return refusal.most > 0 ? t('said.buyerLimit', { count: refusal.most }) : t('said.noneLeft')
    case 'none':
      return t('said.choose')
    default:
      return t(`said.${refusal.reason}`)
  }
}
