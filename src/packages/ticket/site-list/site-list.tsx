import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { SearchBox } from '@/components/ui/search-box/search-box'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import { useScreenLoading } from '@/router/screen-loading'
import textStyles from '@/styles/text.module.scss'
import { CityGroups, letterId } from './parts/city-groups/city-groups'
import { CityPins } from './parts/city-pins/city-pins'
import { LetterBar } from './parts/letter-bar/letter-bar'
import { NearestCity } from './parts/nearest-city/nearest-city'
import styles from './site-list.module.scss'
import { SiteListModel } from './site-list.model'

function SiteList() {
  const t = useTexts(ticketTexts)
  const model = useModel((deps) => new SiteListModel(deps))
  const { sites, letter, query, searching } = model
  useScreenLoading(sites.status === 'loading')
  return (
    <>
      <NavBar title={t('nav.city')} />
      <View className={styles.head}>
        <SearchBox value={query} prompt={t('city.search')} onInput={model.search} onConfirm={model.search} />
        <LetterBar model={model} />
      </View>
      <ScrollView
        className={styles.scroll}
        scrollY
        scrollIntoView={letter ? letterId(letter) : undefined}
        onScroll={model.moved}
      >
        <View className={styles.page}>
          {!searching && <Here model={model} />}
          <AsyncView of={sites} compact skeleton={<Skeleton shape="block" height="156px" />}>
            {() => <CityGroups model={model} />}
          </AsyncView>
        </View>
      </ScrollView>
    </>
  )
}

/** Draws the section that contains the visitor's location and the nearest city. */
const Here = observer(({ model }: { model: SiteListModel }) => {
  const t = useTexts(ticketTexts)
  const { current, recent, popular } = model
  return (
    <>
      {current && (
        <View className={styles.current}>
          <Text className={textStyles.meta}>{t('city.current')}</Text>
          <Text className={styles.city}>{current.cityName}</Text>
          <Pressable className={styles.code} to={linkTo('site-code')}>
            <Icon name="qr" size="s" />
            <Text>{t('city.code')}</Text>
          </Pressable>
        </View>
      )}
      <NearestCity model={model} />
      <CityPins title={t('city.recent')} cities={recent} onChoose={(site) => void model.choose(site)} />
      <CityPins title={t('city.popular')} cities={popular} onChoose={(site) => void model.choose(site)} />
    </>
  )
})

export default screen('site-list', SiteList)
