import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { NamedTicket } from '@/api/real-name'
import { seatName } from '@/components/real-name/seat-name'
import type { VoucherNaming } from '@/components/real-name/voucher-naming'
import { useTexts } from '@/components/texts'
import { Badge, type BadgeProps } from '@/components/ui/badge/badge'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import type { Naming } from '@/domain/ticket/real-name'
import { namesTexts } from '@/locales/namespaces/names'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import styles from './named-ticket.module.scss'

const TONES: Readonly<Record<Naming, BadgeProps['tone']>> = {
  supplement: 'notice',
  correct: 'success',
  corrected: 'success',
  closed: 'plain',
  over: 'plain',
}

export interface NamedTicketProps {
  ticket: NamedTicket
  /** Index of the ticket in its voucher, from 0. */
  index: number
  naming: VoucherNaming
}

/**
 * Draws a ticket and its attendee, with a link to the form for the name. A ticket that has no name and is no longer
 * valid shows its state instead of a link.
 */
export const NamedTicketRow = observer(({ ticket, index, naming }: NamedTicketProps) => {
  const t = useTexts(namesTexts)
  const { ticketId, seatPlanName, audienceName, idType, idNo, guardianPhone } = ticket
  const state = naming.namingOf(ticket)
  const isEnded = state === 'over' && audienceName === ''
  const withoutName = isEnded ? t(`ticketHolder.state.${ticket.state}`) : t('names.unnamed')
  const content = (
    <>
      <View className={boxStyles.fillColumn}>
        <Text className={textStyles.meta}>{seatName(ticket, index, t)}</Text>
        <Text className={textStyles.metaNumerals}>{seatPlanName}</Text>
        <Text className={audienceName ? styles.name : styles.unnamed}>{audienceName || withoutName}</Text>
        {idNo && <Text className={textStyles.metaNumerals}>{`${t(`idType.${idType}`)} ${idNo}`}</Text>}
        {guardianPhone && (
          <Text className={textStyles.metaNumerals}>{t('names.guardian', { phone: guardianPhone })}</Text>
        )}
      </View>
      <Badge tone={TONES[state]}>{t(`names.state.${state}`)}</Badge>
    </>
  )
  return (
    <View role="listitem">
      {isEnded ? (
        <View className={styles.row}>{content}</View>
      ) : (
        <Pressable className={styles.row} to={linkTo('real-name-single', { id: naming.voucherId, ticketId })}>
          {content}
          <Icon name="chevron-right" size="s" className={textStyles.tertiary} />
        </Pressable>
      )}
    </View>
  )
})
