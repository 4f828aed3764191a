import { Text } from '@tarojs/components'
import type { ParkingRecord } from '@/api/parking'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { parkingRecordTexts } from '@/locales/namespaces/parking-record'
import textStyles from '@/styles/text.module.scss'

/** Draws the park, the plate and the times of the stay. Without a proof of the plate, explains the missing times. */
export function StayCard({ record }: { record: ParkingRecord }) {
  const t = useTexts(parkingRecordTexts)
  const now = useNow()
  const { park, plateNo, enteredAt, paidUntil, leftAt } = record
  const text = (time: number | null): string | null =>
    time === null ? null : momentText(time, { now, utcOffset: SHOP_OFFSET }, t)
  return (
    <Card title={park.name} note={park.address}>
      <FactRow title={t('parkingRecord.plate')} value={plateNo || null} />
      <FactRow title={t('parkingRecord.entered')} value={text(enteredAt)} />
      <FactRow title={t('parkingRecord.paidUntil')} value={text(paidUntil)} />
      <FactRow title={t('parkingRecord.left')} value={text(leftAt)} />
      {enteredAt === null && <Text className={textStyles.meta}>{t('parkingRecord.noProof')}</Text>}
    </Card>
  )
}
