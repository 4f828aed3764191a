import { Text, View } from '@tarojs/components'
import { type GrowthAccount, growthAccount } from '@/api/member'
import { dayText } from '@/components/dates'
import { pointCount } from '@/components/points/points-text'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { growthTexts } from '@/locales/namespaces/growth'
import { UNTRANSLATED } from '@/platform/untranslated'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import styles from './growth-head.module.scss'

/** Draws the buyer's growth, the growth needed to retain the level, and the link to the rules. */
export function GrowthHead() {
  const t = useTexts(growthTexts)
  const { account } = useModel(({ screen: scope }) => ({ account: scope.query(growthAccount, {}) }))
  return (
    <View className={styles.head}>
      <AsyncView of={account} skeleton={<Skeleton shape="block" height="132px" />}>
        {(loaded) => <Value account={loaded} />}
      </AsyncView>
      <ListGroup>
        <ListRow icon="info" title={t('growth.rule')} to={linkTo('growth-value-rule')} />
      </ListGroup>
    </View>
  )
}

function Value({ account: { value, pending, periodEnd, counted, needed } }: { account: GrowthAccount }) {
  const t = useTexts(growthTexts)
  const now = useNow()
  const missing = needed - counted
  const facts = { counted: pointCount(counted), number: pointCount(Math.max(0, missing)) }
  const time = periodEnd === null ? '' : dayText(periodEnd, { now, utcOffset: SHOP_OFFSET }, t)
  return (
    <Card title={t('growth.value')}>
      <View className={styles.facts}>
        <Text className={styles.value} {...UNTRANSLATED}>
          {pointCount(value)}
        </Text>
        {periodEnd !== null && (
          <Text className={textStyles.meta}>
            {t(missing > 0 ? 'growth.keep' : 'growth.enough', { ...facts, time })}
          </Text>
        )}
        {pending > 0 && <Text className={textStyles.meta}>{t('growth.pending', { number: pointCount(pending) })}</Text>}
      </View>
    </Card>
  )
}
