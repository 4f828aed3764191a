import { View } from '@tarojs/components'
import type { Site } from '@/api/shop'
import { Chip } from '@/components/ui/chip/chip'
import { Section } from '@/components/ui/section/section'
import styles from './city-pins.module.scss'

interface CityPinsProps {
  title: string
  cities: readonly Site[]
  onChoose: (site: Site) => void
}

/** Draws a row of cities above the list. One tap selects a city. Draws nothing if there are no cities. */
export function CityPins({ title, cities, onChoose }: CityPinsProps) {
  if (cities.length === 0) return null
  return (
    <Section title={title}>
      <View className={styles.chips}>
        {cities.map((site) => (
          <Chip key={site.bsCityId} onClick={() => onChoose(site)}>
            {site.cityName}
          </Chip>
        ))}
      </View>
    </Section>
  )
}
