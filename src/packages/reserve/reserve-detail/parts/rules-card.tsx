import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Reservable } from '@/api/reservation'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { formatTime } from '@/domain/schedule/local-time'
import { reserveTexts } from '@/locales/namespaces/reserve'
import type { ReserveDetailModel } from '../reserve-detail.model'
import styles from '../reserve-detail.module.scss'

const MINUTE = 60_000

/** Draws the rules of a service, a line each, and the consent to them. A change needs no new consent. */
export const RulesCard = observer(({ model, reservable }: { model: ReserveDetailModel; reservable: Reservable }) => {
  const t = useTexts(reserveTexts)
  const { agreed, isChange, required, setAgreed } = model
  const { notes, needs, perOrder, minorAge, minorsPerOrder, minorCapacity, maxChanges } = reservable
  const { daysAhead, releaseAt, entryBefore, cancelBefore, changeBefore } = reservable
  const release = formatTime(releaseAt * MINUTE, 0, t('date.pattern.time'))
  const needsPeople = needs === 'DOCUMENT'
  const rules = [
    ...notes,
    t('reserve.rule.release', { time: release, count: daysAhead }),
    t(needsPeople ? 'reserve.rule.people' : 'reserve.rule.places', { count: perOrder }),
    ...(needsPeople ? [t('reserve.rule.minors', { age: minorAge, count: minorsPerOrder })] : []),
    ...(minorCapacity === null ? [] : [t('reserve.rule.minorPool', { count: minorCapacity })]),
    t('reserve.rule.entry', { before: entryBefore }),
    t('reserve.rule.cancel', { hours: cancelBefore / 60, change: changeBefore / 60, count: maxChanges }),
    t('reserve.rule.missed'),
  ]
  return (
    <Card
      id={required.idOf('agree')}
      title={t('reserve.rules')}
      problem={required.isMissing('agree') ? t('reserve.need.agree') : ''}
    >
      <View role="list" ariaLabel={t('reserve.rules')}>
        {rules.map((rule) => (
          <View key={rule} role="listitem" className={styles.rule}>
            <Text>{rule}</Text>
          </View>
        ))}
      </View>
      {!isChange && (
        <Checkbox checked={agreed} onChange={setAgreed} className={styles.consent}>
          {t('reserve.agree')}
        </Checkbox>
      )}
    </Card>
  )
})
