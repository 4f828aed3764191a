import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { Site } from '@/api/shop'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Icon } from '../../ui/icon/icon'
import { ListRow } from '../../ui/list-row/list-row'
import { Sheet } from '../../ui/sheet/sheet'
import { Pressable } from '../../ui/pressable/pressable'
import styles from './city-switch.module.scss'

/** The chosen city and the sheet that changes it; nothing where the shop has no sites (shell §3, isOpenSite). */
export const CitySwitch = observer(() => {
  const t = useTexts()
  const { stores, dialogs } = useServices()
  const [open, setOpen] = useState(false)
  const { shop } = stores
  if (!shop.config?.isOpenSite) return null
  const city = shop.site?.cityName ?? ''

  const show = async (): Promise<void> => {
    try {
      if (shop.sites.length === 0) await shop.loadSites()
      setOpen(true)
    } catch {
      dialogs.toast(t('request.checkNetwork'))
    }
  }
  const choose = (site: Site): void => {
    setOpen(false)
    void shop.chooseSite(site)
  }

  return (
    <>
      <Pressable
        className={styles.switch}
        label={t('nav.chooseCity', { city })}
        ariaHaspopup="dialog"
        onClick={() => void show()}
      >
        <Icon name="location" size="m" />
        <Text className={styles.city}>{city}</Text>
        <Icon name="chevron-down" size="s" />
      </Pressable>
      <Sheet open={open} title={t('nav.city')} onClose={() => setOpen(false)}>
        <View className={styles.list}>
          {shop.sites.map((site) => (
            <ListRow
              key={site.bsCityId}
              title={site.cityName}
              selected={site.bsCityId === shop.cityId}
              mark={site.bsCityId === shop.cityId ? 'check' : 'none'}
              onClick={() => choose(site)}
            />
          ))}
        </View>
      </Sheet>
    </>
  )
})
