import type { NoticeProps } from '@/components/ui/notice/notice'
import type { SeatRefusal } from '@/domain/seat/limits'
import type { TextKey, Translate } from '@/locales/keys'
import type { PickSeatModel } from '../../pick-seat.model'
import type { Said } from '../../said'
import type { SeatPicking } from '../../seat-picking'
import { placeName, placeShort } from '../../seat-words'

type T = Translate<'seat'>

/** A notice ready to paint. */
export interface SeatNoticeFacts {
  tone: NonNullable<NoticeProps['tone']>
  text: string
  /** A second sentence, '' for none. */
  more: string
  /** What one tap puts right. */
  fix: { key: TextKey<'seat'>; count?: number; run: () => void } | null
  /** It can be put away; what stands in the way of the choice stays until it is put right. */
  canGo: boolean
}

const plain = (text: string, tone: SeatNoticeFacts['tone'] = 'notice'): SeatNoticeFacts => ({
  tone,
  text,
  more: '',
  fix: null,
  canGo: true,
})

/** What is said beside the seats now; null when there is nothing to say. */
export const noticeOf = (t: T, model: PickSeatModel, picking: SeatPicking): SeatNoticeFacts | null => {
  const { said } = picking
  if (said) return ofSaid(t, model, picking, said)
  return picking.restricted.length > 0 ? { ...plain(t('restricted.note'), 'info'), canGo: false } : null
}

const ofSaid = (t: T, model: PickSeatModel, picking: SeatPicking, said: Said): SeatNoticeFacts => {
  const place = (seat: number): string => (picking.loaded ? placeName(t, picking.loaded.map, seat) : '')
  switch (said.kind) {
    case 'choose': {
      const count = Math.min(model.groupSize, picking.largest)
      return { ...plain(t('said.choose'), 'info'), fix: { key: 'best.take', count, run: model.takeBest } }
    }
    case 'taken': {
      const room = picking.chosen.length + said.proposal.length <= picking.limit
      const next = room ? said.proposal : []
      const all = [...picking.chosen, ...next]
      return { ...plain(t('said.taken', { place: place(said.seat) })), ...proposed(t, picking, next, all) }
    }
    case 'lost': {
      const [first] = said.seats
      const many = said.seats.length !== 1 || first === undefined
      const text = many ? t('said.lostMany', { count: said.seats.length }) : t('said.lost', { place: place(first) })
      return { ...plain(text, 'danger'), ...proposed(t, picking, said.proposal, said.proposal) }
    }
    case 'tiers':
      return { ...plain(t('said.tiers')), fix: { key: 'fix.here', run: () => picking.take([said.seat]) } }
    case 'limit':
      return plain(t('said.limit', { count: said.most }))
    case 'buyerLimit':
      return plain(said.most > 0 ? t('said.buyerLimit', { count: said.most }) : t('said.noneLeft'))
    case 'noBlock':
    case 'split':
      return plain(t(`said.${said.kind}`, { count: said.count }))
    case 'refused':
      return {
        ...plain(refusalText(t, said.refusal, place)),
        fix: said.fix ? { key: 'fix.move', run: () => picking.take(said.fix ?? []) } : null,
        canGo: false,
      }
    case 'words':
      return plain(said.text, 'danger')
    default:
      return plain(t(`said.${said.kind}`))
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
  const places = seats.map((seat) => placeShort(t, loaded.map, seat)).join(t('common.separator'))
  return {
    more: t('said.near', { places }),
    fix: { key: seats.length === 1 ? 'fix.this' : 'fix.these', run: () => picking.take(all) },
  }
}

const refusalText = (t: T, refusal: SeatRefusal, place: (seat: number) => string): string => {
  switch (refusal.reason) {
    case 'orphan': {
      const [seat] = refusal.seats
      return refusal.seats.length === 1 && seat !== undefined
        ? t('said.orphan', { place: place(seat) })
        : t('said.orphans', { count: refusal.seats.length })
    }
    case 'taken':
      return t('said.lostMany', { count: refusal.seats.length })
    case 'limit':
      return t('said.limit', { count: refusal.most })
    case 'buyerLimit':
      return refusal.most > 0 ? t('said.buyerLimit', { count: refusal.most }) : t('said.noneLeft')
    case 'none':
      return t('said.choose')
    default:
      return t(`said.${refusal.reason}`)
  }
}
