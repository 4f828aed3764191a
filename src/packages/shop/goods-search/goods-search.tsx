import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { GoodsGrid } from '@/components/goods/goods-grid/goods-grid'
import { RecommendedGoods } from '@/components/goods/recommended-goods/recommended-goods'
import { useModel } from '@/components/screen/use-model'
import { SearchHead } from '@/components/search/search-head/search-head'
import { SearchWords } from '@/components/search/search-words/search-words'
import { usePageTitle } from '@/components/shell/use-page-title'
import { useTexts } from '@/components/texts'
import { joinFacts } from '@/lib/join-facts'
import { shopTexts } from '@/locales/namespaces/shop'
import { linkTo } from '@/router/link-to'
import { noteInAddress } from '@/router/note-in-address'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import styles from './goods-search.module.scss'
import { GoodsSearchModel } from './goods-search.model'
import { FilterChips } from './parts/filter-chips'

/** Screen of the search for goods. */
function GoodsSearch({ params }: { params: RouteParams<'goods-search'> }) {
  const t = useTexts(shopTexts)
  const model = useModel((deps) => new GoodsSearchModel(deps, params))
  usePageTitle(t('shop.searchTitle'))
  useReachBottom(() => void (model.phase === 'results' && model.results.more()))
  useEffect(() => noteInAddress('goods-search', model.address), [model.address])
  return (
    <>
      <SearchHead
        title={t('shop.searchTitle')}
        value={model.typed}
        prompt={t('shop.prompt')}
        onInput={model.type}
        onConfirm={(text) => void model.search(text)}
        focus={model.phase === 'start'}
      />
      <View className={styles.page}>
        {model.phase === 'start' ? (
          <SearchWords
            history={model.history}
            hot={model.hot}
            onClear={model.clearHistory}
            onChoose={(keyword) => void model.search(keyword)}
          />
        ) : (
          <Results model={model} />
        )}
      </View>
    </>
  )
}

const Results = observer(({ model }: { model: GoodsSearchModel }) => {
  const t = useTexts(shopTexts)
  const { results, corrected, total, searched, isNarrowed, recommended } = model
  const clear = { text: t('shop.clearFilters'), onClick: () => void model.clearFilters() }
  const all = { text: t('shop.viewAll'), to: linkTo('shop') }
  return (
    <>
      <FilterChips model={model} />
      <View className={styles.count} role="status">
        {results.loaded && !results.empty
          ? joinFacts([corrected && t('shop.corrected', { keyword: corrected }), t('shop.results', { count: total })])
          : ''}
      </View>
      <GoodsGrid
        list={results}
        label={t('shop.goods')}
        empty={{
          scene: 'no-result',
          sentence: searched && !isNarrowed ? t('shop.noResult', { keyword: searched }) : t('shop.noMatch'),
          hint: t('shop.noResultHint'),
          action: isNarrowed ? clear : all,
        }}
      />
      {results.empty && <RecommendedGoods goods={recommended.value ?? []} />}
    </>
  )
})

export default screen('goods-search', GoodsSearch)
