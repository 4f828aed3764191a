import { Text, View } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { WAIT_OFFER_TTL } from '@/domain/waitlist'
import { returnTexts } from '@/locales/namespaces/return'
import styles from '../offer-tickets.module.scss'

/** The rules of a resale. */
export function RulesCard() {
  const t = useTexts(returnTexts)
  const rules = [
    t('return.rule.line', { minutes: WAIT_OFFER_TTL / 60_000 }),
    t('return.rule.price'),
    t('return.rule.code'),
    t('return.rule.money'),
    t('return.rule.gate'),
  ]
  return (
    <Card title={t('return.rules')}>
      <View role="list" ariaLabel={t('return.rules')}>
        {rules.map((rule) => (
          <View key={rule} className={styles.rule} role="listitem">
            <Text>{rule}</Text>
          </View>
        ))}
      </View>
    </Card>
  )
}
