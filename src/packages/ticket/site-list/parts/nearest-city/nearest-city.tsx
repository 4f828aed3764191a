import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { Button } from '@/components/ui/button/button'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Section } from '@/components/ui/section/section'
import boxStyles from '@/styles/box.module.scss'
import type { SiteListModel } from '../../site-list.model'
import { siteShows } from '../site-shows'
import styles from './nearest-city.module.scss'

/** Draws the nearest city. The location is requested only after a tap. */
export const NearestCity = observer(({ model }: { model: SiteListModel }) => {
  const t = useTexts(ticketTexts)
  const { nearest, finding, find } = model
  if (nearest) {
    return (
      <Section title={t('city.nearest')}>
        <ListGroup>
          <ListRow title={nearest.cityName} value={siteShows(nearest, t)} onClick={() => void model.choose(nearest)} />
        </ListGroup>
      </Section>
    )
  }
  return (
    <View className={boxStyles.above4}>
      <Button kind="secondary" size="m" icon="navigate" loading={finding === 'busy'} onClick={find}>
        {t(finding === 'busy' ? 'city.locating' : 'city.locate')}
      </Button>
      <View className={styles.status} role="status">
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
