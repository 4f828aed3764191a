import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AsyncView } from '@/components/screen/async-view'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { joinFacts } from '@/lib/join-facts'
import { parkingTexts } from '@/locales/namespaces/parking'
import textStyles from '@/styles/text.module.scss'
import type { ParkingPaymentModel } from '../parking-payment.model'

/** Draws the choice of the car park, which is required for an unproven plate. */
export const ParksCard = observer(({ model }: { model: ParkingPaymentModel }) => {
  const t = useTexts(parkingTexts)
  const { asksPark, park } = model
  if (!asksPark) return null
  return (
    <Card title={t('parking.park')} note={t('parking.parkHint')}>
      <AsyncView of={model.parks} compact skeleton={<Skeleton shape="block" height="96px" />}>
        {(parks) => (
          <RadioGroup
            label={t('parking.park')}
            value={park?.parkId ?? null}
            onChange={model.choosePark}
            options={parks.map(({ parkId, name, address, freePlaces }) => ({
              value: parkId,
              content: (
                <View>
                  <Text>{name}</Text>
                  <Text className={textStyles.metaBlock}>
                    {joinFacts([address, freePlaces === null ? '' : t('parking.freePlaces', { count: freePlaces })])}
                  </Text>
                </View>
              ),
            }))}
          />
        )}
      </AsyncView>
    </Card>
  )
})
