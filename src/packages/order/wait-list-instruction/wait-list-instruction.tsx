import { Text, View } from '@tarojs/components'
import { SupportRow } from '@/components/contact/support-row'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { usePageDescription } from '@/components/shell/use-page-description'
import { useTexts } from '@/components/texts'
import { WAIT_OFFER_TTL, WAITLIST_CAPACITY } from '@/domain/waitlist'
import { orderTexts } from '@/locales/namespaces/order'
import { screen } from '@/router/screen'
import styles from './wait-list-instruction.module.scss'

const PARTS = ['join', 'place', 'offer', 'missed', 'leave', 'money'] as const

/** How the waitlist works. */
function WaitListInstruction() {
  const t = useTexts(orderTexts)
  const figures = { capacity: WAITLIST_CAPACITY, minutes: WAIT_OFFER_TTL / 60_000 }
  usePageDescription(t('waitlist.parts.join.text', figures))
  return (
    <>
      <NavBar title={t('waitlist.title')} />
      <View className={styles.page}>
        {PARTS.map((part) => (
          <View key={part} className={styles.part}>
            <View className={styles.heading} role="heading" ariaLevel={2}>
              {t(`waitlist.parts.${part}.title`)}
            </View>
            <Text className={styles.text}>{t(`waitlist.parts.${part}.text`, figures)}</Text>
          </View>
        ))}
        <View className={styles.part}>
          <SupportRow />
        </View>
      </View>
    </>
  )
}

export default screen('wait-list-instruction', WaitListInstruction)
