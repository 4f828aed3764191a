import { Text, View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { drawnWidth } from '@/domain/drawn-picture'
import { hasDownloadBar } from '@/domain/jump/download-screens'
import { jumpTexts } from '@/locales/namespaces/jump'
import { destinationOf } from '@/router/destination'
import { readOptions } from '@/router/guards'
import type { RouteName } from '@/router/table/table'
import { tabParams } from '@/router/tab-params'
import { useModel } from '../../screen/use-model'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon/icon'
import { Picture } from '../../ui/picture/picture'
import { Pressable } from '../../ui/pressable/pressable'
import { DownloadBarModel } from './download-bar.model'
import styles from './download-bar.module.scss'

export interface DownloadBarProps {
  /** Route name of the screen in view. */
  name: RouteName
}

const PICTURE = drawnWidth(40)

/** Catalog screens that have their own bottom bar. */
const OVER_BOTTOM_BAR: ReadonlySet<RouteName> = new Set<RouteName>(['show-detail', 'group-show-detail'])
const OVER_TAB_BAR: ReadonlySet<RouteName> = new Set<RouteName>(['home', 'all', 'shop'])

/**
 * Draws a bar that links to the merchant's app, for phones on the web. The bar slides in over the end of the page,
 * where space is reserved.
 */
export const DownloadBar = observer(({ name }: DownloadBarProps) => {
  const { stores } = useServices()
  const shown = hasDownloadBar(name) && !stores.session.downloadBarClosed
  return shown ? <Bar name={name} /> : null
})

const Bar = observer(({ name }: DownloadBarProps) => {
  const t = useTexts(jumpTexts)
  const { dialogs, stores } = useServices()
  const { params } = useRouter()
  const page = () => {
    const read = destinationOf(name, { ...readOptions(params), ...tabParams.get(name) })
    return { name, params: read.ok ? read.value.params : {} }
  }
  const model = useModel((deps) => new DownloadBarModel({ ...deps, page }))
  const openNow = async () => {
    if ((await model.openNow()) === 'closed') await dialogs.alert({ content: t('download.cannotOpen') })
  }
  const bar = stores.shop.downloadBarFor(stores.session.channelId)
  if (!bar) return null
  const lift = OVER_TAB_BAR.has(name) ? styles.overTabs : OVER_BOTTOM_BAR.has(name) ? styles.overBar : undefined
  return (
    <View className={styles.room}>
      <View className={classes(styles.bar, lift)} role="complementary" ariaLabel={t('download.label')}>
        {bar.pictureUrl && (
          <Picture className={styles.picture} src={bar.pictureUrl} alt="" width={PICTURE} mode="aspectFill" />
        )}
        <View className={styles.text}>
          <Text className={styles.name}>{bar.name}</Text>
          {bar.slogan && <Text className={styles.slogan}>{bar.slogan}</Text>}
        </View>
        <Button kind="secondary" size="s" onClick={openNow}>
          {t('download.open')}
        </Button>
        <Pressable className={styles.close} label={t('button.close')} onClick={model.close}>
          <Icon name="close" size="m" />
        </Pressable>
      </View>
    </View>
  )
})
