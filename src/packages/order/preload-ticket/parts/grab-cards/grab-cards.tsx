import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GrabDetails } from '@/api/grab'
import { SupportRow } from '@/components/contact/support-row'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Stepper } from '@/components/ui/stepper/stepper'
import { orderTexts } from '@/locales/namespaces/order'
import { AttendeesCard } from '../../../parts/attendees/attendees-card'
import { ContactCard } from '../../../parts/contact/contact-card'
import { DeliveryChoice } from '../../../parts/delivery/delivery-choice'
import type { Field, PreloadTicketModel } from '../../preload-ticket.model'
import { ReminderCard } from '../reminder-card/reminder-card'
import { WantedList } from '../wanted-list/wanted-list'
import styles from './grab-cards.module.scss'

/** The card of a part, for the focus. */
export const idOf = (field: Field): string => `grab-${field}`

/** What is filled in: tickets, how many, who attends, delivery, contact, reminder. */
export const GrabCards = observer(({ model, details }: { model: PreloadTicketModel; details: GrabDetails }) => {
  const t = useTexts(orderTexts)
  const { attendees, contact, delivery } = model
  const wrongAddress = model.isMissing('address') ? t('confirm.addressMissing') : ''
  return (
    <>
      <WantedList model={model} id={idOf('choices')} />
      <Card title={t('grab.quantity')}>
        <View className={styles.row}>
          <Text className={styles.note}>{t('grab.quantityNote')}</Text>
          <Stepper value={model.quantity} max={model.most} onChange={model.setQuantity} label={t('grab.quantity')} />
        </View>
      </Card>
      {attendees.required && (
        <AttendeesCard
          attendees={attendees}
          id={idOf('attendees')}
          wrong={model.isMissing('attendees')}
          showId={model.showId}
        />
      )}
      <Card id={idOf('address')} title={t('confirm.deliver')} problem={wrongAddress}>
        <DeliveryChoice
          options={details.deliverMethods}
          value={model.deliverMethod}
          onChange={model.chooseDelivery}
          needsAddress={model.needsAddress}
          delivery={delivery}
        />
      </Card>
      <ContactCard contact={contact} id={idOf('contact')} wrong={model.isMissing('contact')} />
      {!model.isOpen && model.reminder.offered && <ReminderCard reminder={model.reminder} />}
      <SupportRow showId={model.showId} />
    </>
  )
})
