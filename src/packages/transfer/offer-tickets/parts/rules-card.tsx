import { Text, View } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { WAIT_OFFER_TTL } from '@/domain/waitlist'
import { resaleTexts } from '@/locales/namespaces/resale'
import styles from '../offer-tickets.module.scss'

/** Draws the rules of a resale. */
export function RulesCard() {
  const t = useTexts(resaleTexts)
  const rules = [
    t('resale.rule.line', { minutes: WAIT_OFFER_TTL / 60_000 }),
    t('resale.rule.price'),
    t('resale.rule.code'),
    t('resale.rule.money'),
    t('resale.rule.gate'),
  ]
  return (
    <Card title={t('resale.rules')}>
      <View role="list" ariaLabel={t('resale.rules')}>
        {rules.map((rule) => (
          <View key={rule} className={styles.rule} role="listitem">
            <Text>{rule}</Text>
          </View>
        ))}
      </View>
    </Card>
  )
}
