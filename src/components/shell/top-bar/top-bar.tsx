import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useCallback, useState } from 'react'
import { linkTo } from '@/router/link-to'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { CountBadge } from '../../ui/badge/badge'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon/icon'
import { Picture } from '../../ui/picture/picture'
import { SearchButton } from '../../ui/search-box/search-box'
import { Pressable } from '../../ui/pressable/pressable'
import { CitySwitch } from '../city-switch/city-switch'
import { useLoaded } from '../use-loaded'
import { type TabsProps, useTabs } from '../use-tabs'
import { drawnWidth } from '@/domain/drawn-picture'
import textStyles from '@/styles/text.module.scss'
import styles from './top-bar.module.scss'

const MARK = drawnWidth(36)

/**
 * Draws the bar of desktop mode, instead of the tab bar: shop, city, navigation, search, account (shell §2, decision
 * 17).
 */
export const TopBar = observer((props: TabsProps) => {
  const t = useTexts()
  const { stores } = useServices()
  const { tabs } = useTabs(props)
  const prompt = stores.shop.config?.searchBars[0] || t('home.searchPrompt')
  return (
    <View className={styles.bar}>
      <View className={styles.inner}>
        <Shop />
        <CitySwitch />
        <View className={styles.items} role="navigation" ariaLabel={t('nav.main')}>
          {tabs.map(({ key, title, message, selected, badge, to, open }) => (
            <Pressable
              key={key}
              className={classes(styles.item, selected && styles.selected)}
              ariaCurrent={selected ? 'page' : undefined}
              to={to}
              onClick={open}
            >
              {title}
              <CountBadge count={badge} className={styles.badge} />
              {message && <View className={textStyles.hidden}>{message}</View>}
            </Pressable>
          ))}
        </View>
        {/* The search screen has a field of its own. */}
        {props.current !== 'search' && <Search prompt={prompt} />}
        <Visitor />
      </View>
    </View>
  )
})

const loadPanel = async () =>
  (await import(/* webpackChunkName: "search-panel" */ '../../search/search-panel/search-panel')).SearchPanel

/** Draws the search field of the bar. Its list opens over the page. The field is also a link to the search screen. */
const Search = ({ prompt }: { prompt: string }) => {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const Panel = useLoaded(open ? loadPanel : null)
  return (
    <View className={styles.search}>
      <SearchButton prompt={prompt} to={linkTo('search')} onClick={() => setOpen(true)} />
      {Panel && <Panel prompt={prompt} onClose={close} />}
    </View>
  )
}

const Shop = observer(() => {
  const { stores } = useServices()
  const { shopName = '' } = stores.shop.config ?? {}
  if (!shopName) return null
  const shopAvatar = stores.shop.avatar(stores.preferences.theme)
  return (
    <Pressable className={styles.shop} to={linkTo('home')}>
      {shopAvatar && <Picture className={styles.logo} src={shopAvatar} alt="" width={MARK} eager />}
      <Text className={textStyles.item}>{shopName}</Text>
    </Pressable>
  )
})

const Visitor = observer(() => {
  const t = useTexts()
  const { stores, navigate } = useServices()
  const { loggedIn, avatar } = stores.user
  if (!loggedIn) {
    return (
      <Pressable className={styles.visitor} to={navigate.loginLink()} onClick={() => navigate.openLogin()}>
        <Icon name="user" />
        {t('button.login')}
      </Pressable>
    )
  }
  return (
    <Pressable className={styles.visitor} label={t('tab.mine')} to={linkTo('mine')}>
      {avatar ? (
        <Picture className={styles.avatar} src={avatar} alt="" width={MARK} eager />
      ) : (
        <Icon name="user" solid />
      )}
    </Pressable>
  )
})
