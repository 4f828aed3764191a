import { Text, View } from '@tarojs/components'
import { FACT_SEPARATOR } from '@/lib/join-facts'
import styles from './facts-line.module.scss'

/**
 * Joined facts (`joinFacts`) that wrap between facts. No line begins or ends with a dot: each dot precedes its fact,
 * and the container clips the first dot of a line.
 */
export function FactsLine({ facts, className }: { facts: string; className?: string }) {
  const [first, ...others] = facts.split(FACT_SEPARATOR)
  if (others.length === 0) return <View className={className}>{facts}</View>
  return (
    <View className={className}>
      <View className={styles.clip}>
        <View className={styles.facts}>
          <View className={styles.first}>{first}</View>
          {others.map((fact, at) => (
            <View key={at} className={styles.fact}>
              <Text className={styles.dot}>{FACT_SEPARATOR}</Text>
              <Text>{fact}</Text>
            </View>
          ))}
        </View>
      </View>
    </View>
  )
}
