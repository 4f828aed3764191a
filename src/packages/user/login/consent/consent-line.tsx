import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { Pressable } from '@/components/ui/pressable/pressable'
import { userTexts } from '@/locales/namespaces/user'
import { linkTo } from '@/router/link-to'
import type { Consent } from './consent'
import styles from './consent-line.module.scss'

/** Draws the consent checkbox, with links to the agreements. */
export const ConsentLine = observer(({ consent }: { consent: Consent }) => {
  const t = useTexts(userTexts)
  const toggle = () => consent.set(!consent.accepted)
  return (
    <View className={styles.line}>
      <Checkbox
        checked={consent.accepted}
        onChange={consent.set}
        label={t('login.consentLabel', { titles: consent.titles })}
      />
      <View className={styles.text}>
        <Text onClick={toggle}>{t('login.agree')}</Text>
        {consent.policies.map(({ id, title }) => (
          <Pressable key={id} className={styles.title} to={linkTo('agreement', { id })}>
            {title}
          </Pressable>
        ))}
        {consent.policies.length === 0 && <Text onClick={toggle}>{consent.titles}</Text>}
      </View>
    </View>
  )
})
