import { View } from '@tarojs/components'
import { useDidShow, useReachBottom } from '@tarojs/taro'
import { reaction } from 'mobx'
import { useEffect } from 'react'
import { useModel } from '@/components/screen/use-model'
import { useDesktop } from '@/components/shell/use-desktop'
import { usePageTitle } from '@/components/shell/use-page-title'
import { useTexts } from '@/components/texts'
import { noteInAddress } from '@/router/note-in-address'
import { screen } from '@/router/screen'
import { tabParams } from '@/router/tab-params'
import type { RouteParams } from '@/router/table/table'
import { ListModel } from './list.model'
import styles from './list.module.scss'
import { FilterBar } from './parts/filter-bar/filter-bar'
import { FilterColumn } from './parts/filter-column/filter-column'
import { ListResults } from './parts/list-results/list-results'

function List({ params }: { params: RouteParams<'all'> }) {
  const t = useTexts()
  const desktop = useDesktop()
  const model = useModel((deps) => new ListModel(deps, params))
  usePageTitle(t('list.title'))
  useEffect(
    () =>
      reaction(
        () => tabParams.get('all'),
        (params) => params && model.applyParams(params),
      ),
    [model],
  )
  useEffect(
    () =>
      reaction(
        () => model.address,
        (address) => noteInAddress('all', address),
      ),
    [model],
  )
  // Writes the current filter into the address, because the address of the tab does not contain it.
  useDidShow(() => noteInAddress('all', model.address))
  useReachBottom(() => void model.shows.more())
  return (
    <View className={styles.list}>
      {desktop ? <FilterColumn model={model} /> : <FilterBar model={model} />}
      <ListResults model={model} />
    </View>
  )
}

export default screen('all', List)
