import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Site } from '@/api/shop'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Empty } from '@/components/ui/empty/empty'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Section } from '@/components/ui/section/section'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { screen } from '@/router/screen'
import { useScreenLoading } from '@/router/screen-loading'
import styles from './site-list.module.scss'
import { SiteListModel } from './site-list.model'

function SiteList() {
  const t = useTexts()
  const model = useModel((deps) => new SiteListModel(deps))
  const { sites, current } = model
  useScreenLoading(sites.status === 'loading')
  return (
    <>
      <NavBar title={t('nav.city')} />
      <View className={styles.page}>
        {current && (
          <View className={styles.current}>
            <Text className={styles.word}>{t('city.current')}</Text>
            <Text className={styles.city}>{current.cityName}</Text>
          </View>
        )}
        <Nearest model={model} />
        <Section title={t('city.all')}>
          <Sites model={model} />
        </Section>
      </View>
    </>
  )
}

/** The nearest city, located only on a tap. */
const Nearest = observer(({ model }: { model: SiteListModel }) => {
  const t = useTexts()
  const { nearest, finding, find } = model
  if (nearest) {
    return (
      <Section title={t('city.nearest')}>
        <ListGroup>
          <ListRow
            title={nearest.cityName}
            value={t('home.showCount', { count: nearest.showCount })}
            onClick={() => void model.choose(nearest)}
          />
        </ListGroup>
      </Section>
    )
  }
  return (
    <View className={styles.find}>
      <Button kind="secondary" size="m" icon="navigate" loading={finding === 'busy'} onClick={find}>
        {t(finding === 'busy' ? 'city.locating' : 'city.locate')}
      </Button>
      <View className={styles.told} role="status">
        {finding === 'denied' || finding === 'failed' ? t(`city.${finding}`) : ''}
        {finding === 'denied' && !model.canAllow && <View>{t('city.allowInBrowser')}</View>}
      </View>
      {model.canAllow && (
        <Button kind="quiet" size="m" onClick={model.allow}>
          {t('button.toSettings')}
        </Button>
      )}
    </View>
  )
})

const Sites = observer(({ model }: { model: SiteListModel }) => {
  const t = useTexts()
  const { sites } = model
  const choose = (all: readonly Site[], cityId: string): void => {
    const site = all.find(({ bsCityId }) => bsCityId === cityId)
    if (site) void model.choose(site)
  }
  return (
    <AsyncView of={sites} compact skeleton={<Skeleton shape="block" height="156px" />}>
      {(all) =>
        all.length === 0 ? (
          <Empty
            scene="no-result"
            sentence={t('city.empty')}
            action={{ text: t('button.refresh'), onClick: sites.load }}
            compact
          />
        ) : (
          <RadioGroup
            className={styles.sites}
            label={t('city.all')}
            arrows="move"
            value={all.find(model.isCurrent)?.bsCityId ?? null}
            onChange={(cityId) => choose(all, cityId)}
            options={all.map((site) => ({ value: site.bsCityId, content: <SiteWords site={site} /> }))}
          />
        )
      }
    </AsyncView>
  )
})

function SiteWords({ site: { cityName, showCount } }: { site: Site }) {
  const t = useTexts()
  return (
    <View className={styles.site}>
      <Text>{cityName}</Text>
      <Text className={styles.count}>{t('home.showCount', { count: showCount })}</Text>
    </View>
  )
}

export default screen('site-list', SiteList)
