import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Chip } from '@/components/ui/chip/chip'
import { Empty } from '@/components/ui/empty/empty'
import { SEAT_KIND } from '@/domain/seat/seat-map'
import { seatTexts } from '@/locales/namespaces/seat'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { SeatListModel } from '../../list/seat-list.model'
import type { PickSeatModel } from '../../pick-seat.model'
import { SectionEntry } from './section-entry'
import styles from './seat-list.module.scss'

const KINDS = [
  ['wheelchair', SEAT_KIND.wheelchair],
  ['companion', SEAT_KIND.companion],
  ['restricted', SEAT_KIND.restrictedView],
] as const

/**
 * Draws the seats as a list instead of a map: level, section, row, seat. One section and one row are expanded at a
 * time.
 */
export const SeatList = observer(({ model }: { model: PickSeatModel }) => {
  const t = useTexts(seatTexts)
  const list = useModel(() => new SeatListModel(() => model.picking))
  const { picking } = model
  if (!picking?.loaded) return null
  const { filter } = picking
  return (
    <ScrollView className={styles.scroll} scrollY>
      <View className={styles.list} role="region" ariaLabel={t('list.label')}>
        {model.mapless && <Text className={textStyles.meta}>{t('map.none')}</Text>}
        <View className={boxStyles.chips} role="group" ariaLabel={t('list.filter')}>
          {KINDS.map(([name, kind]) => (
            <Chip key={name} selected={filter.kinds === kind} onClick={() => filter.toggleKind(kind)}>
              {t(`list.filters.${name}`)}
            </Chip>
          ))}
        </View>
        {list.levels.length === 0 && (
          <Empty
            scene="no-result"
            compact
            sentence={t('list.none')}
            action={{ text: t('list.reset'), onClick: filter.clear }}
          />
        )}
        {list.levels.map(({ name, sections }) => (
          <View key={name} className={styles.level}>
            <View className={textStyles.item} role="heading" ariaLevel={2}>
              <Text>{name}</Text>
            </View>
            {sections.map((section) => (
              <SectionEntry key={section.index} model={model} list={list} section={section} />
            ))}
          </View>
        ))}
      </View>
    </ScrollView>
  )
})
