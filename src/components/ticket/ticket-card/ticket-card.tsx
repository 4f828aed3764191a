import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { changeOf, type VoucherBrief } from '@/api/voucher'
import { ticketTone } from '@/components/order/order-tone'
import { StateTag } from '@/components/order/state-tag/state-tag'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { VoucherMark } from '@/components/ticket/voucher-mark/voucher-mark'
import { Perforation } from '@/components/ticket/perforation/perforation'
import type { StoredTickets } from '@/components/ticket/stored-tickets'
import { seatList } from '@/components/ticket/ticket-place'
import { nearTime, sessionParts } from '@/components/dates'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { Poster } from '@/components/ui/poster/poster'
import { Pressable } from '@/components/ui/pressable/pressable'
import { UNTRANSLATED } from '@/platform/untranslated'
import { joinFacts } from '@/lib/join-facts'
import { nearDay } from '@/domain/schedule/local-time'
import { drawnWidth } from '@/domain/drawn-picture'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import styles from './ticket-card.module.scss'

const POSTER = drawnWidth(84)

const CHANGES = {
  CANCELED: { tone: 'bad', label: 'show.state.cancelled' },
  DELAY: { tone: 'due', label: 'show.state.postponed' },
} as const

/** Replaces the spaces of a seat's text, so that lines break only between seats. */
const unbroken = (seat: string): string => seat.replace(/ /g, '\u00a0')

/**
 * Draws the tickets of one order in the form of a ticket: time, show and venue. Their number and the link are below the
 * perforation.
 */
export const TicketCard = observer(
  ({ voucher, stored }: { voucher: VoucherBrief; stored?: StoredTickets | undefined }) => {
    const t = useTexts()
    const { clock } = useServices()
    const { weekday, time, ...parts } = sessionParts(voucher, t, clock.now())
    const valid = voucher.state === 'VALID'
    const { showTime, codeFrom, utcOffset, orderId, paperSent, seats = [], tiers = [] } = voucher
    const change = changeOf(voucher)
    const near = valid && !change && showTime !== null ? nearDay(showTime, clock.now(), utcOffset) : null
    const date = near ? t(`date.${near}`) : parts.date
    const badge = change && CHANGES[change]
    const isRefund = change === 'CANCELED' && orderId !== ''
    const closed = codeFrom !== null && clock.now() < codeFrom
    // Omits the name of a session that is only its date, which is shown above.
    const day = sessionParts(voucher, t, voucher.showTime ?? 0).date
    const session = voucher.sessionName.includes(day) ? '' : voucher.sessionName
    // The seats distinguish two orders of the same show.
    const places = valid ? seatList(seats.map(unbroken), t) : ''
    const own = joinFacts([session, tiers.join(t('common.separator')), places])
    const mark = change ? null : stored?.markOf(voucher)
    const opens = closed
      ? t('ticketHolder.codeFrom', { time: nearTime(codeFrom, { now: clock.now(), utcOffset }, t) })
      : ''
    const way = change || paperSent ? t('ticketHolder.view') : opens || t('ticketHolder.show')
    const look = classes(styles.ticket, !valid && styles.past)
    const toTicket = linkTo('ticket-detail-new', { id: voucher.voucherId })
    const visit = (
      <>
        <View className={styles.top}>
          <View className={styles.poster}>
            <Poster src={voucher.posterUrl} color={voucher.posterColor} width={POSTER} />
          </View>
          <View className={styles.text}>
            <View className={styles.when}>
              <Text className={styles.date}>{date}</Text>
              {(weekday || time) && <Text className={styles.hour}>{[weekday, time].filter(Boolean).join(' ')}</Text>}
              {badge && <StateTag tone={badge.tone}>{t(badge.label)}</StateTag>}
            </View>
            <Text className={textStyles.itemLines}>{voucher.showName}</Text>
            <View className={textStyles.metaLine}>{joinFacts([voucher.cityName, voucher.venueName])}</View>
            {own && (
              <View className={styles.own} {...UNTRANSLATED}>
                <Text key={own}>{own}</Text>
              </View>
            )}
            <VoucherMark voucher={voucher} />
          </View>
        </View>
        <Perforation />
      </>
    )
    const count = <Text className={styles.count}>{t('common.ticketCount', { count: voucher.qty })}</Text>
    if (isRefund)
      return (
        <View className={look}>
          <Pressable className={styles.visit} to={toTicket}>
            {visit}
          </Pressable>
          <View className={styles.stub}>
            {count}
            <Pressable className={styles.open} to={linkTo('refund-order-tickets', { orderId })}>
              <Text>{t('button.returnTickets')}</Text>
              <Icon name="chevron-right" size="s" />
            </Pressable>
          </View>
        </View>
      )
    return (
      <Pressable className={classes(look, styles.focus)} to={toTicket}>
        {visit}
        <View className={styles.stub}>
          {count}
          {mark && <View className={styles.note}>{t(`ticketHolder.mark.${mark}`)}</View>}
          {valid ? (
            <View className={styles.open}>
              {!change && !paperSent && <Icon name={closed ? 'clock' : 'qr'} size="m" />}
              <Text>{way}</Text>
            </View>
          ) : (
            <StateTag tone={ticketTone(voucher.state)} className={styles.state}>
              {t(`ticketHolder.state.${voucher.state}`)}
            </StateTag>
          )}
        </View>
      </Pressable>
    )
  },
)
