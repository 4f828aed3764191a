import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useServices } from '@/components/services'
import { useBarRoom } from '@/components/shell/use-bar-room'
import { useTexts } from '@/components/texts'
import { Chip } from '@/components/ui/chip/chip'
import { ChoiceSheet } from '@/components/ui/choice-sheet/choice-sheet'
import { SearchButton } from '@/components/ui/search-box/search-box'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import { ALL } from '../../list-filter'
import type { ListModel } from '../../list.model'
import { choiceOptions, useFilterLabels } from '../../use-filter-labels'
import { DatesSheet } from '../dates-sheet/dates-sheet'
import styles from './filter-bar.module.scss'

/** Draws search and filters on phones. Each chip shows its value and opens the sheet for it. */
export const FilterBar = observer(({ model }: { model: ListModel }) => {
  const t = useTexts()
  const { stores } = useServices()
  const room = useBarRoom()
  const [open, setOpen] = useState<'category' | 'dates' | 'sort' | null>(null)
  const { chosen, categoryLabels, sortLabels } = useFilterLabels(model)
  const { filter, change } = model
  const close = () => setOpen(null)
  return (
    <>
      <View className={styles.bar} style={room.bar}>
        <View className={textStyles.hidden} role="heading" ariaLevel={1}>
          {t('list.title')}
        </View>
        <View className={styles.search} style={room.row}>
          <SearchButton
            prompt={filter.keyword || t('home.searchPrompt')}
            to={linkTo('search', filter.keyword ? { keywords: filter.keyword } : {})}
          />
        </View>
        <ScrollView className={styles.strip} scrollX enhanced showScrollbar={false}>
          <View className={styles.chips} role="group" ariaLabel={t('list.filters')}>
            <Chip opens trail="chevron-down" selected={filter.category !== ALL} onClick={() => setOpen('category')}>
              {chosen.category}
            </Chip>
            {model.calendar ? (
              model.switches && (
                <Chip selected icon="calendar" onClick={() => model.setCalendar(false)}>
                  {t('list.calendar')}
                </Chip>
              )
            ) : (
              <Chip opens trail="chevron-down" selected={filter.dates.kind !== 'any'} onClick={() => setOpen('dates')}>
                {chosen.dates}
              </Chip>
            )}
            <Chip opens trail="chevron-down" selected={filter.sort !== 'RECOMMEND'} onClick={() => setOpen('sort')}>
              {chosen.sort}
            </Chip>
            {stores.shop.config?.isOpenSite && (
              <Chip icon="location" to={linkTo('site-list')}>
                {stores.city.site?.cityName || t('list.city')}
              </Chip>
            )}
            {filter.keyword && (
              <Chip
                selected
                trail="close"
                label={t('list.without', { name: chosen.keyword })}
                onClick={() => model.removeFilter('keyword')}
              >
                {chosen.keyword}
              </Chip>
            )}
          </View>
        </ScrollView>
      </View>
      {/* This sheet is outside the bar. The bar is sticky, so it forms a separate layer, which is below the tabs. */}
      <ChoiceSheet
        open={open === 'category'}
        title={t('list.category')}
        options={choiceOptions(categoryLabels)}
        value={filter.category}
        onChoose={(category) => change({ category })}
        onClose={close}
      />
      <ChoiceSheet
        open={open === 'sort'}
        title={t('list.sort')}
        options={choiceOptions(sortLabels)}
        value={filter.sort}
        onChoose={(sort) => change({ sort })}
        onClose={close}
      />
      <DatesSheet open={open === 'dates'} model={model} onClose={close} />
    </>
  )
})
