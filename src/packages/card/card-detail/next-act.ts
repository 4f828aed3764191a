import type { CardDetail } from '@/api/card'
import { momentText } from '@/components/dates'
import type { ButtonAction } from '@/components/ui/button-row/button-row'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import type { Translate } from '@/locales/keys'
import type { cardTexts } from '@/locales/namespaces/card'
import { linkTo } from '@/router/link-to'

type T = Translate<typeof cardTexts>

/** State of a card, its next action, and a note with the reason or a remark. */
export interface NextAct {
  state: string
  note?: string
  action?: ButtonAction
}

const timeText = (time: number | null, now: number, t: T): string =>
  time === null ? '' : momentText(time, { now, utcOffset: SHOP_OFFSET }, t)

const saleAct = ({ cardId, blockReason, perPerson, saleFrom }: CardDetail, now: number, t: T): NextAct => {
  if (blockReason === null)
    return { state: t('card.state.sale'), action: { text: t('card.buy'), to: linkTo('card-confirm', { cardId }) } }
  const state = t(`card.block.${blockReason}`)
  const others = { text: t('card.toSale'), to: linkTo('card-list') }
  switch (blockReason) {
    case 'NOT_YET':
      return { state, note: t('card.note.NOT_YET', { time: timeText(saleFrom, now, t) }) }
    case 'PER_PERSON': {
      const action = { text: t('card.toMine'), to: linkTo('card-list', { tab: 'mine' }) }
      return { state, note: t('card.note.PER_PERSON', { count: perPerson ?? 1 }), action }
    }
    default:
      return { state, note: t(`card.note.${blockReason}`), action: others }
  }
}

/** Returns the next action for a card on sale or a card of the buyer. @param now epoch ms */
export const nextAct = (card: CardDetail, now: number, t: T): NextAct => {
  const { cardId, cardKind, cardStatus, isFrozen, userCardInstanceId, validFrom } = card
  switch (cardStatus) {
    case null:
      return saleAct(card, now, t)
    case 'ACTIVE': {
      if (isFrozen) return { state: t('card.frozen'), note: t('card.note.frozen') }
      const books = cardKind === 'TIMES' || cardKind === 'ANNUAL'
      const to = linkTo('card-range', { cardId, ...(books && { userCardInstanceId }) })
      return { state: t('card.state.ACTIVE'), action: { text: t(books ? 'card.book' : 'card.shows'), to } }
    }
    case 'NOT_STARTED':
      return {
        state: t('card.state.NOT_STARTED'),
        note: t('card.note.NOT_STARTED', { time: timeText(validFrom, now, t) }),
      }
    case 'USED':
    case 'EXPIRE': {
      const action = { text: t('card.again'), to: linkTo('card-detail', { cardId }) }
      return { state: t(`card.stamp.${cardStatus}`), note: t(`card.note.${cardStatus}`), action }
    }
    default:
      return { state: t(`card.stamp.${cardStatus}`), note: t(`card.note.${cardStatus}`) }
  }
}
