import { ScrollView, View } from '@tarojs/components'
import { useState } from 'react'
import type { BirthdayNews } from '@/api/member-popup'
import { lastMoment } from '@/domain/coupon/validity'
import { popupScrolls } from '@/domain/member/popup-room'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { randomKey } from '@/lib/random-key'
import { memberPopupTexts } from '@/locales/namespaces/member-popup'
import { dayText } from '../../dates'
import { useNow, useServices } from '../../services'
import { useTexts } from '../../texts'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon/icon'
import { BirthdayGifts } from '../birthday-gifts/birthday-gifts'
import { PopupFrame } from '../popup-frame/popup-frame'
import { takeBirthday } from '../take-birthday'
import styles from './birthday-popup.module.scss'

export interface BirthdayPopupProps {
  news: BirthdayNews
  onClose: () => void
  onStop: () => unknown
}

/**
 * Shows the birthday package with its gifts (domain §2). Its button puts the package into the wallet. A list of more
 * than three gifts scrolls.
 */
export function BirthdayPopup({ news, onClose, onStop }: BirthdayPopupProps) {
  const t = useTexts(memberPopupTexts)
  const now = useNow()
  const services = useServices()
  const [key] = useState(randomKey)
  const { endTime, gifts } = news
  const scrolls = popupScrolls('gifts', gifts.length)
  const time = dayText(lastMoment(endTime, SHOP_OFFSET), { now, utcOffset: SHOP_OFFSET }, t)
  const handleTake = async (): Promise<void> => {
    if (await takeBirthday(services, key)) onClose()
  }
  return (
    <PopupFrame
      title={t('memberPopup.birthday.title')}
      note={t('memberPopup.birthday.note', { time })}
      mark={
        <View className={styles.mark} ariaHidden>
          <Icon name="gift" size="xl" />
        </View>
      }
      action={{ text: t('memberPopup.birthday.take'), onClick: handleTake }}
      onClose={onClose}
      onStop={onStop}
    >
      <ScrollView className={classes(scrolls && styles.long)} scrollY={scrolls}>
        <BirthdayGifts gifts={gifts} />
      </ScrollView>
    </PopupFrame>
  )
}
