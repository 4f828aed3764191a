import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { safePage } from '@/domain/page-address'
import { openingHours } from '@/domain/schedule/opening-hours'
import { AsyncView } from '../screen/async-view'
import { useTexts } from '../texts'
import { ListRow } from '../ui/list-row/list-row'
import { Sheet } from '../ui/sheet/sheet'
import { Skeleton } from '../ui/skeleton/skeleton'
import type { ContactModel } from './contact.model'
import styles from './contact-sheet.module.scss'

/** Draws a sheet with the merchant's contact options and support hours. */
export const ContactSheet = observer(({ model }: { model: ContactModel }) => {
  const t = useTexts()
  const { info, answers, hostChat, sessionFrom, companyChat, chatAddress, phone } = model
  const chatNote = answers ? t('contact.chatNote') : t('contact.leaveMessage')
  const ready = info.status === 'ready'
  const hours = openingHours(info.value?.workTimes ?? []).map(({ first, last, from, to, daily }) => {
    const day = (weekday: typeof first) => t(`date.weekday.${weekday}`)
    const several = first === last ? day(first) : t('contact.days', { first: day(first), last: day(last) })
    return t('contact.hours', { days: daily ? t('contact.daily') : several, from, to })
  })
  return (
    <Sheet open={model.open} title={t('contact.title')} onClose={model.hide}>
      <AsyncView of={info} skeleton={<Skeleton shape="block" height="52px" />} compact>
        {() => null}
      </AsyncView>
      {hostChat && (
        <ListRow
          icon="service"
          title={t('contact.chat')}
          note={chatNote}
          native={{ openType: hostChat, sessionFrom }}
          onClick={model.noteHostChat}
        />
      )}
      {companyChat && (
        <ListRow
          icon="service"
          title={t('contact.company')}
          note={chatNote}
          to={companyChat.companyChatUrl}
          onClick={() => void model.chatWithCompany()}
        />
      )}
      {!hostChat && chatAddress && (
        <ListRow
          icon="service"
          title={t('contact.chat')}
          note={chatNote}
          to={safePage(chatAddress, []) ?? undefined}
          onClick={() => void model.chat()}
        />
      )}
      {phone && (
        <ListRow
          icon="phone"
          title={t('contact.call')}
          note={answers ? undefined : t('contact.closed')}
          value={phone}
          onClick={answers ? () => void model.call() : undefined}
        />
      )}
      {ready && !hostChat && !companyChat && !chatAddress && !phone && (
        <Text className={styles.hours}>{t('contact.none')}</Text>
      )}
      {hours.length > 0 && (
        <View className={styles.hours}>
          {hours.map((line) => (
            <View key={line}>
              <Text>{line}</Text>
            </View>
          ))}
        </View>
      )}
    </Sheet>
  )
})
