import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Notice } from '@/components/ui/notice/notice'
import { joinFacts } from '@/lib/join-facts'
import { cardBookingTexts } from '@/locales/namespaces/card-booking'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import type { BookingCard } from '../../sale/booking-card'
import styles from './card-line.module.scss'

export interface CardLineProps {
  card: BookingCard
  /** The selected session; '' if none is selected. */
  sessionId: string
  /** Number of selected tickets that the card covers. */
  used: number
  /** True if tickets that the card does not cover can be added at their normal price. */
  sellsBeyond?: boolean
}

/**
 * Draws the card in the address and the number of tickets that it still covers. If the card covers no ticket, draws
 * the reason. Draws nothing if the address contains no card.
 */
export const CardLine = observer(({ card: model, sessionId, used, sellsBeyond = false }: CardLineProps) => {
  const t = useTexts(cardBookingTexts)
  const { problem, name, card } = model
  if (problem !== null) return <Problem card={model} />
  const inSession = model.inSession(sessionId)
  if (!card || !inSession || sessionId === '') return null
  const { left, isFit } = inSession
  const kind = card.cardKind === 'ANNUAL' ? 'ANNUAL' : 'TIMES'
  const state = !isFit ? t('cardBooking.outside', { name }) : left === 0 ? t('cardBooking.booked', { name }) : ''
  return (
    <View className={styles.line} role="status">
      <Icon name="card" size="s" className={textStyles.secondary} />
      <Text className={textStyles.meta}>
        {state ||
          joinFacts([
            t(`cardBooking.covers.${kind}`, { name, count: Math.max(0, left - used) }),
            sellsBeyond ? t('cardBooking.beyond') : '',
          ])}
      </Text>
    </View>
  )
})

const Problem = observer(({ card }: { card: BookingCard }) => {
  const t = useTexts(cardBookingTexts)
  const { navigate } = useServices()
  const { problem, name } = card
  if (problem === null) return null
  const action =
    problem === 'LOGIN' ? (
      <Button kind="secondary" size="s" to={navigate.loginLink()} onClick={() => navigate.openLogin(() => undefined)}>
        {t('button.login')}
      </Button>
    ) : problem === 'FAILED' ? (
      <Button kind="secondary" size="s" onClick={card.load}>
        {t('button.retry')}
      </Button>
    ) : (
      <Button kind="secondary" size="s" to={linkTo('card-list', { tab: 'mine' })}>
        {t('cardBooking.toCards')}
      </Button>
    )
  const isLasting = problem !== 'LOGIN' && problem !== 'FAILED'
  return (
    <Notice tone="notice" action={action}>
      <Text>{t(`cardBooking.problem.${problem}`, { name })}</Text>
      {isLasting && <Text className={textStyles.metaBlock}>{t('cardBooking.full')}</Text>}
    </Notice>
  )
})
