import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AttendeesCard } from '@/components/checkout/attendees/attendees-card'
import { ContactCard } from '@/components/checkout/contact/contact-card'
import { DeliveryCard } from '@/components/checkout/delivery/delivery-card'
import { SupportRow } from '@/components/contact/support-row'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Stepper } from '@/components/ui/stepper/stepper'
import { orderTexts } from '@/locales/namespaces/order'
import type { PreloadTicketModel } from '../../preload-ticket.model'
import { ReminderCard } from '../reminder-card/reminder-card'
import { WantedList } from '../wanted-list/wanted-list'
import styles from '../noted-row.module.scss'

/** Draws the form: tickets, quantity, attendees, delivery, contact, reminder. */
export const GrabCards = observer(({ model }: { model: PreloadTicketModel }) => {
  const t = useTexts(orderTexts)
  return (
    <>
      <WantedList model={model} />
      <Card title={t('grab.quantity')}>
        <View className={styles.row}>
          <Text className={styles.note}>{t('grab.quantityNote')}</Text>
          <Stepper value={model.quantity} max={model.most} onChange={model.setQuantity} label={t('grab.quantity')} />
        </View>
      </Card>
      <AttendeesCard model={model} showId={model.showId} />
      <DeliveryCard model={model} ways={model} title={t('confirm.deliver')} />
      <ContactCard model={model} />
      {!model.isOpen && model.reminder.offered && <ReminderCard reminder={model.reminder} />}
      <SupportRow showId={model.showId} />
    </>
  )
})
