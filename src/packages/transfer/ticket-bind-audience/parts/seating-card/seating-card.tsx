import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { NamedTicket } from '@/api/real-name'
import { seatName } from '@/components/real-name/seat-name'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { ChoiceSheet } from '@/components/ui/choice-sheet/choice-sheet'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { namesTexts } from '@/locales/namespaces/names'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import type { TicketBindAudienceModel } from '../../ticket-bind-audience.model'
import styles from './seating-card.module.scss'

/** Draws each ticket with its attendee: the suggested attendee, or the one that the buyer chose. */
export const SeatingCard = observer(({ model }: { model: TicketBindAudienceModel }) => {
  const t = useTexts(namesTexts)
  const { naming, tickets, opened, chosen } = model
  const nameOf = (ticket: NamedTicket) => seatName(ticket, naming.tickets.indexOf(ticket), t)
  return (
    <Card
      title={t('names.seating')}
      note={t('names.seatingNote')}
      action={
        !model.followsSuggestion && (
          <Button kind="quiet" size="s" onClick={model.suggest}>
            {t('names.suggest')}
          </Button>
        )
      }
    >
      {tickets.map((ticket) => {
        const person = model.personOn(ticket)
        return (
          <Pressable key={ticket.ticketId} className={styles.ticket} still onClick={() => model.open(ticket)}>
            <View className={boxStyles.fillColumn}>
              <Text className={textStyles.bodyStrong}>{nameOf(ticket)}</Text>
              <Text className={textStyles.meta}>{ticket.seatPlanName}</Text>
            </View>
            <Text className={person ? styles.person : styles.unnamed}>{person?.name ?? t('names.unnamed')}</Text>
            <Icon name="chevron-right" size="s" className={textStyles.tertiary} />
          </Pressable>
        )
      })}
      <ChoiceSheet
        open={opened !== null}
        title={opened ? t('names.chooseFor', { seat: nameOf(opened) }) : ''}
        options={[
          ...chosen.map(({ audienceId, name }) => ({ value: audienceId, content: name })),
          { value: '', content: t('names.leave') },
        ]}
        value={opened && (model.seating[opened.ticketId] ?? '')}
        onChoose={(audienceId) => opened && model.seat(opened, audienceId)}
        onClose={() => model.open(null)}
      />
    </Card>
  )
})
