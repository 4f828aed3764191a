import type { JumpTarget } from '@/api/layout-target'
import { type LinkTo, linkTo } from '@/router/link-to'
import type { RouteName, TabName } from '@/router/table/table'
import type { Stores } from '@/stores/create-stores'
import type { TabEntry } from '@/stores/shop-tabs'
import { textColorOf } from '@/styles/accent'
import { targetLink } from '../open-target'
import { useServices } from '../services'
import { useTexts } from '../texts'
import type { IconName } from '../ui/icon/names'

export interface TabsProps {
  /** Route name of the current screen. */
  current: RouteName
  /** Opens the target of a merchant's tab. */
  openTarget: (target: JumpTarget) => void
}

/** A tab, ready to draw. */
export interface TabView {
  key: string
  title: string
  /** The badge's text for screen readers; '' without a badge. */
  message: string
  selected: boolean
  /** Address of the merchant's picture; '' if `icon` is drawn instead. */
  picture: string
  icon: IconName
  badge: number
  large: boolean
  /** Screen or address that the tab opens. */
  to: LinkTo | string | undefined
  open: () => void
}

const ICONS: Record<TabName, IconName> = {
  home: 'home',
  all: 'list',
  shop: 'shop',
  'ticket-holder': 'ticket',
  mine: 'user',
}
const TITLES = {
  home: 'tab.home',
  all: 'tab.all',
  shop: 'tab.shop',
  'ticket-holder': 'tab.ticket',
  mine: 'tab.mine',
} as const

/** Returns the shop's tabs with texts, icons, badge and action; call inside an observer. */
export function useTabs({ current, openTarget }: TabsProps): { tabs: TabView[]; colors: Record<string, string> } {
  const t = useTexts()
  const { stores, navigate } = useServices()

  const open = (tab: TabEntry): void => {
    if (tab.loginNeeded && !stores.user.loggedIn) void navigate.openLogin(() => open(tab))
    else if (tab.name) void (tab.name !== current && navigate.switchTab(tab.name))
    else if (tab.target && tab.target.kind !== 'NONE') openTarget(tab.target)
    else void navigate.openAddress(tab.pagePath)
  }

  const tabs = stores.shop.tabs.map((tab): TabView => {
    const selected = tab.name === current
    const badge = tab.name === 'shop' ? stores.cart.badge : 0
    const title = tab.title || (tab.name ? t(TITLES[tab.name]) : '')
    return {
      key: tab.key,
      title,
      message: badge > 0 ? t('nav.cartCount', { count: badge }) : '',
      selected,
      picture: (selected && tab.selectedIcon) || tab.icon,
      icon: tab.name ? ICONS[tab.name] : 'more',
      badge,
      large: tab.large,
      to: linkOf(tab),
      open: () => open(tab),
    }
  })
  return { tabs, colors: tabColors(stores.shop, stores.preferences.theme) }
}

const linkOf = ({ name, target, pagePath }: TabEntry): LinkTo | string | undefined => {
  if (name) return linkTo(name)
  return target && target.kind !== 'NONE' ? targetLink(target) : pagePath
}

/** Returns the merchant's colors of the bar, adjusted for readability in the theme; empty without merchant colors. */
function tabColors({ config, tabIconColor }: Stores['shop'], theme: 'light' | 'dark'): Record<string, string> {
  const { selectedColor, unselectedColor } = config?.layoutBottomNavigation?.style ?? {}
  const colors = { selected: selectedColor, unselected: unselectedColor, icon: tabIconColor(theme) }
  return Object.fromEntries(
    Object.entries(colors).flatMap(([name, color]) => {
      const readable = textColorOf(color, theme)
      return readable ? [[`--tab-${name}`, readable]] : []
    }),
  )
}
