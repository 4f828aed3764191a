import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Site } from '@/api/shop'
import { useTexts } from '@/components/texts'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { Empty } from '@/components/ui/empty/empty'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Section } from '@/components/ui/section/section'
import type { CityGroup } from '@/domain/city/city-index'
import textStyles from '@/styles/text.module.scss'
import type { SiteListModel } from '../../site-list.model'
import { siteShows } from '../site-shows'
import styles from './city-groups.module.scss'

/** Returns the element id of a letter's heading. The list scrolls to this element. */
export const letterId = (letter: string): string => `city-${letter === '#' ? 'other' : letter}`

/** Draws the shop's cities, grouped by letter or as search results. */
export const CityGroups = observer(({ model }: { model: SiteListModel }) => {
  const t = useTexts(ticketTexts)
  const { groups, searching, query, sites } = model
  const found = groups.reduce((sum, { cities }) => sum + cities.length, 0)
  return (
    <>
      <View className={textStyles.meta} role="status">
        {searching && found > 0 ? t('city.found', { count: found }) : ''}
      </View>
      {groups.map((group) => (
        <Group key={group.letter} model={model} group={group} />
      ))}
      {groups.length === 0 && (
        <Empty
          scene="no-result"
          sentence={searching ? t('city.notFound', { query: query.trim() }) : t('city.empty')}
          action={
            searching
              ? { text: t('button.clear'), onClick: () => model.search('') }
              : { text: t('button.refresh'), onClick: sites.load }
          }
          compact
        />
      )}
    </>
  )
})

const Group = observer(({ model, group: { letter, cities } }: { model: SiteListModel; group: CityGroup<Site> }) => {
  const t = useTexts(ticketTexts)
  const label = letter ? t('city.letter', { letter }) : t('city.all')
  const choose = (cityId: string): void => {
    const site = cities.find(({ bsCityId }) => bsCityId === cityId)
    if (site) void model.choose(site)
  }
  const radios = (
    <RadioGroup
      className={styles.sites}
      label={label}
      arrows="move"
      value={cities.find(model.isCurrent)?.bsCityId ?? null}
      onChange={choose}
      options={cities.map((site) => ({ value: site.bsCityId, content: <SiteLabel site={site} /> }))}
    />
  )
  if (!letter) return model.searching ? radios : <Section title={label}>{radios}</Section>
  return (
    <View id={letterId(letter)} className={styles.group}>
      <View className={styles.letter} role="heading" ariaLevel={2}>
        {letter}
      </View>
      {radios}
    </View>
  )
})

function SiteLabel({ site }: { site: Site }) {
  const t = useTexts(ticketTexts)
  return (
    <View className={styles.site}>
      <Text>{site.cityName}</Text>
      <Text className={textStyles.secondary}>{siteShows(site, t)}</Text>
    </View>
  )
}
