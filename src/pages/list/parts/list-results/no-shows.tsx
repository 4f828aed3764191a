import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Chip } from '@/components/ui/chip/chip'
import { Empty } from '@/components/ui/empty/empty'
import { joinFacts } from '@/lib/join-facts'
import type { ListModel } from '../../list.model'
import { useFilterLabels } from '../../use-filter-labels'
import styles from './list-results.module.scss'

/** Draws an empty list. Also draws the active filters, each of which can be removed. */
export const NoShows = observer(({ model }: { model: ListModel }) => {
  const t = useTexts()
  const { chosen } = useFilterLabels(model)
  const { shows, narrowings, clear, removeFilter } = model
  const filtered = narrowings.length > 0
  return (
    <View className={styles.nothing}>
      <Empty
        scene="no-result"
        sentence={t('list.empty')}
        hint={filtered ? joinFacts(narrowings.map((part) => chosen[part])) : undefined}
        action={
          filtered
            ? { text: t('list.clearFilters'), onClick: clear }
            : { text: t('button.refresh'), onClick: shows.reload }
        }
      />
      {narrowings.length > 1 && (
        <View className={styles.drops} role="group" ariaLabel={t('list.chosen')}>
          {narrowings.map((part) => (
            <Chip key={part} onClick={() => removeFilter(part)}>
              {t(`list.drop.${part}`)}
            </Chip>
          ))}
        </View>
      )}
    </View>
  )
})
