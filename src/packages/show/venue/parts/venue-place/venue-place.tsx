import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { joinFacts } from '@/lib/join-facts'
import type { TransportType, Venue } from '@/api/venue'
import { useTexts } from '@/components/texts'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/names'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Section } from '@/components/ui/section/section'
import { Sheet } from '@/components/ui/sheet/sheet'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { showTexts } from '@/locales/namespaces/show'
import { useHostAction } from '@/components/ui/use-host-action'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import type { VenueModel } from '../../venue.model'
import styles from './venue-place.module.scss'

const ICONS: Readonly<Record<TransportType, IconName>> = {
  METRO: 'train',
  BUS: 'bus',
  PARKING: 'parking',
  OTHER: 'info',
}

export interface VenuePlaceProps {
  model: VenueModel
  /**
   * True to show all directions (desktop). On phones, the directions are in a sheet, so that the shows are near the
   * top.
   */
  whole?: boolean
}

/** Draws address and directions of the venue; draws a skeleton until they have loaded. */
export const VenuePlace = observer(({ model, whole = false }: VenuePlaceProps) => {
  const t = useTexts(showTexts)
  const run = useHostAction()
  const venue = model.venue.value
  if (!venue) return <Skeleton shape="block" height="320px" />
  const { cityName, address, transport } = venue
  const city = whole && !address.includes(cityName) ? cityName : ''
  const copy = (): void => void run(model.copyAddress(), { done: t('common.copied') })
  const place = address !== '' && (
    <ListRow
      icon="location"
      title={address}
      note={joinFacts([city, model.hasLocation ? t('venue.map') : ''])}
      mark="navigate"
      onClick={model.hasLocation ? () => void run(model.openMap()) : undefined}
      action={{ icon: 'copy', label: t('venue.copy'), onClick: copy }}
    />
  )
  if (whole)
    return (
      <View>
        {place && <ListGroup>{place}</ListGroup>}
        {transport.length > 0 && (
          <Section title={t('venue.ways')}>
            <View className={styles.card}>
              <Ways transport={transport} />
            </View>
          </Section>
        )}
      </View>
    )
  if (!place && transport.length === 0) return null
  return (
    <>
      <ListGroup>
        {place}
        {transport.length > 0 && (
          <ListRow
            icon={ICONS[transport[0].type]}
            title={t('venue.ways')}
            note={transport[0].text}
            onClick={() => model.setWaysOpen(true)}
          />
        )}
      </ListGroup>
      <Sheet open={model.waysOpen} onClose={() => model.setWaysOpen(false)} title={t('venue.ways')}>
        <Ways transport={transport} />
      </Sheet>
    </>
  )
})

function Ways({ transport }: Pick<Venue, 'transport'>) {
  const t = useTexts(showTexts)
  return (
    <>
      {transport.map(({ type, text }) => (
        <View key={text} className={styles.way}>
          <Icon name={ICONS[type]} className={styles.icon} />
          <View className={boxStyles.fillColumn}>
            <Text className={textStyles.bodyStrong}>{t(`venue.way.${type}`)}</Text>
            <Text className={textStyles.meta}>{text}</Text>
          </View>
        </View>
      ))}
    </>
  )
}
