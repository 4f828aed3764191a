import { Text, View } from '@tarojs/components'
import type { NameChange } from '@/api/real-name'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { namesTexts } from '@/locales/namespaces/names'
import textStyles from '@/styles/text.module.scss'
import styles from './name-history.module.scss'

export interface NameHistoryProps {
  /** Changes of the name on the ticket, latest first. */
  changes: readonly NameChange[]
  utcOffset: number
}

/** Draws the history of the names on a ticket. */
export function NameHistory({ changes, utcOffset }: NameHistoryProps) {
  const t = useTexts(namesTexts)
  const now = useNow()
  const person = (name: string, idNo: string): string => [name, idNo].filter(Boolean).join(' ')
  return (
    <Card title={t('names.single.history')}>
      <View role="list">
        {changes.map((change) => {
          const [from, to] = [person(change.fromName, change.fromIdNo), person(change.name, change.idNo)]
          return (
            <View key={change.at} className={styles.change} role="listitem">
              <Text className={styles.what}>
                {change.kind === 'CORRECTION'
                  ? t('names.single.changed', { from, to })
                  : t('names.single.filled', { to })}
              </Text>
              <Text className={textStyles.metaNumerals}>{momentText(change.at, { now, utcOffset }, t)}</Text>
            </View>
          )
        })}
      </View>
    </Card>
  )
}
