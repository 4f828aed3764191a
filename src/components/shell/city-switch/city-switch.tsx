import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { ChoiceSheet } from '../../ui/choice-sheet/choice-sheet'
import { Icon } from '../../ui/icon/icon'
import { Pressable } from '../../ui/pressable/pressable'
import styles from './city-switch.module.scss'

/**
 * Draws the selected city. A tap opens the sheet of cities. Draws nothing if the shop has no sites (shell §3,
 * isOpenSite).
 */
export const CitySwitch = observer(() => {
  const t = useTexts()
  const { stores, dialogs } = useServices()
  const [open, setOpen] = useState(false)
  const { city, shop } = stores
  if (!shop.config?.isOpenSite) return null
  const name = city.site?.cityName ?? ''

  const show = async (): Promise<void> => {
    try {
      if (city.sites.length === 0) await city.loadSites()
      setOpen(true)
    } catch {
      dialogs.toast(t('request.checkNetwork'))
    }
  }
  const choose = (cityId: string): void => {
    const site = city.sites.find(({ bsCityId }) => bsCityId === cityId)
    if (site) void city.chooseSite(site)
  }

  return (
    <>
      <Pressable
        className={styles.switch}
        label={t('nav.chooseCity', { city: name })}
        ariaHaspopup="dialog"
        onClick={() => void show()}
      >
        <Icon name="location" size="m" />
        <Text className={styles.city}>{name}</Text>
        <Icon name="chevron-down" size="s" />
      </Pressable>
      <ChoiceSheet
        open={open}
        title={t('nav.city')}
        value={city.cityId}
        onChoose={choose}
        onClose={() => setOpen(false)}
        options={city.sites.map(({ bsCityId, cityName }) => ({ value: bsCityId, content: cityName }))}
      />
    </>
  )
})
