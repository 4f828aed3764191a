import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ListView } from '@/components/lists/list-view'
import { useListGestures } from '@/components/lists/use-list-gestures'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Segmented } from '@/components/ui/segmented/segmented'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { formatPlate } from '@/domain/plate/plate'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { formatMoney } from '@/locales/format-money'
import { parkingRecordTexts } from '@/locales/namespaces/parking-record'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import boxStyles from '@/styles/box.module.scss'
import { type ListedRecord, ParkingRecordModel, recordKey } from './parking-record.model'
import { InvoiceBar, InvoiceStart } from './parts/invoice-bar'
import { RecordChoice, RecordRow } from './parts/record-row'
import styles from './parking-record.module.scss'

const PANEL = 'parking-records'

/** Screen of the buyer's parking payments by month, with the sum of each month and a filter by plate. */
function ParkingRecords({ params: { plateNo } }: { params: RouteParams<'parking-record'> }) {
  const t = useTexts(parkingRecordTexts)
  const model = useModel((deps) => new ParkingRecordModel(deps, plateNo))
  const { list, plateId } = model
  useListGestures(list)
  const monthOf = ({ createTime, monthSum }: ListedRecord): string =>
    t('parkingRecord.month', {
      month: formatTime(createTime, SHOP_OFFSET, t('date.pattern.month')),
      amount: formatMoney(monthSum),
    })
  return (
    <>
      <NavBar title={t('parkingRecord.title')} />
      <View className={styles.page}>
        <PlateFilter model={model} />
        <InvoiceStart model={model} />
        <View id={PANEL}>
          <ListView
            list={list}
            keyOf={recordKey}
            className={styles.list}
            label={t('parkingRecord.title')}
            groupOf={monthOf}
            skeleton={
              <View className={styles.list}>
                {[0, 1, 2, 3].map((index) => (
                  <Skeleton key={index} shape="block" height="76px" />
                ))}
              </View>
            }
            empty={
              <Empty
                scene="no-result"
                sentence={t(plateId ? 'parkingRecord.emptyPlate' : 'parkingRecord.empty')}
                hint={t('parkingRecord.emptyHint')}
                action={{ text: t('parkingRecord.pay'), to: linkTo('parking-payment') }}
              />
            }
          >
            {(record) => (
              <View role="listitem">
                <Entry model={model} record={record} />
              </View>
            )}
          </ListView>
        </View>
      </View>
      <InvoiceBar model={model} />
    </>
  )
}

/** Draws a payment as a link, or as a checkbox while the buyer chooses payments for an invoice. */
const Entry = observer(({ model, record }: { model: ParkingRecordModel; record: ListedRecord }) =>
  model.choice ? (
    <RecordChoice record={record} checked={model.isChosen(record)} onChange={() => model.toggle(record)} />
  ) : (
    <RecordRow record={record} />
  ),
)

/** Draws the filter by plate. Draws nothing for a single plate. */
const PlateFilter = observer(({ model: { plates, plateId, choose } }: { model: ParkingRecordModel }) => {
  const t = useTexts(parkingRecordTexts)
  if (plates.length < 2) return null
  const options = plates.map((plate) => ({ value: plate.plateId, text: formatPlate(plate.plateNo) }))
  return (
    <Segmented
      className={boxStyles.below3}
      label={t('parkingRecord.filter')}
      options={[{ value: '', text: t('parkingRecord.all') }, ...options]}
      value={plateId}
      controls={PANEL}
      onChange={choose}
    />
  )
})

export default screen('parking-record', ParkingRecords)
