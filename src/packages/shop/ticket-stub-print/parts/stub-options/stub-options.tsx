import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { ticketPlace } from '@/components/ticket/ticket-place'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Section } from '@/components/ui/section/section'
import { Switch } from '@/components/ui/switch/switch'
import { stubTexts } from '@/locales/namespaces/stub'
import boxStyles from '@/styles/box.module.scss'
import type { TicketStubPrintModel } from '../../ticket-stub-print.model'
import styles from './stub-options.module.scss'

/** Draws the options of the picture: which stub of the visit, and with or without the holder's name. */
export const StubOptions = observer(({ model }: { model: TicketStubPrintModel }) => {
  const t = useTexts(stubTexts)
  const { tickets, ticket } = model
  return (
    <View className={boxStyles.stack5}>
      {ticket?.audienceName && (
        <ListGroup>
          <ListRow
            title={t('stub.name')}
            note={t('stub.nameNote')}
            value={<Switch on={model.named} onChange={model.setNamed} label={t('stub.name')} />}
          />
        </ListGroup>
      )}
      {tickets.length > 1 && (
        <Section title={t('stub.which')} level={2}>
          <RadioGroup
            className={styles.which}
            label={t('stub.which')}
            value={ticket?.ticketId ?? null}
            onChange={model.choose}
            options={tickets.map(({ ticketId, seatDesc }, at) => ({
              value: ticketId,
              content: <Text>{ticketPlace([seatDesc], [at + 1], t)}</Text>,
            }))}
          />
        </Section>
      )}
    </View>
  )
})
