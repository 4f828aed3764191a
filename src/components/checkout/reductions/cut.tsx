import { Text } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import type { Fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { UNTRANSLATED } from '@/platform/untranslated'
import styles from './cut.module.scss'

/** Draws the amount of a reduction, fen, with a minus sign. */
export function Cut({ amount }: { amount: Fen }) {
  const t = useTexts()
  return (
    <Text className={styles.cut} {...UNTRANSLATED}>
      {t('price.minus', { amount: formatMoney(amount) })}
    </Text>
  )
}
