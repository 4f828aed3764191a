import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ticketPlace } from '@/components/ticket/ticket-place'
import { Card } from '@/components/ui/card/card'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { joinFacts } from '@/lib/join-facts'
import { giftTexts } from '@/locales/namespaces/gift'
import textStyles from '@/styles/text.module.scss'
import type { GiveModel } from '../../give.model'
import styles from './tickets-card.module.scss'

/** Draws the tickets of a voucher for selection. If a ticket cannot be given away, draws the reason. */
export const TicketsCard = observer(({ model }: { model: GiveModel }) => {
  const t = useTexts(giftTexts)
  const { transferLeadHours: count } = useServices().stores.shop.limits
  const { tickets, offered, chosen, tried } = model
  if (tickets.length === 0) return null
  return (
    <Card
      title={t('gift.give.tickets')}
      note={offered.length > 0 ? t('gift.give.ticketsNote', { count: offered.length }) : undefined}
      problem={tried && offered.length > 0 && chosen.length === 0 ? t('gift.give.needTicket') : ''}
    >
      {tickets.map((ticket) => (
        <Checkbox
          key={ticket.ticketId}
          row
          checked={model.isChosen(ticket)}
          disabled={ticket.refusal !== ''}
          onChange={() => model.toggle(ticket)}
        >
          <Text className={styles.seat}>
            {joinFacts([ticket.seatPlanName, ticketPlace([ticket.seatDesc], [ticket.number], t)])}
          </Text>
          {ticket.refusal ? (
            <Text className={textStyles.metaBlock}>{t(`gift.refusal.${ticket.refusal}`, { count })}</Text>
          ) : (
            ticket.audienceName && (
              <Text className={textStyles.metaBlock}>{t('gift.give.named', { name: ticket.audienceName })}</Text>
            )
          )}
        </Checkbox>
      ))}
    </Card>
  )
})
