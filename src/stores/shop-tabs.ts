import type { JumpTarget } from '@/api/layout-target'
import type { ShopTab } from '@/api/shop'
import { tabNames, type TabName } from '@/router/table/table'

/** An entry of the bottom bar. */
export interface TabEntry {
  /**
   * Key of the entry, unique within the tab bar. A screen has the same key in the default tabs and in the merchant's
   * tabs.
   */
  key: string
  /** Screen of the tab; null if it has another target (`pagePath`, `target`). */
  name: TabName | null
  /** The merchant's label; '' if the storefront's own label of `name` applies. */
  title: string
  /** The merchant's icons; '' if the storefront's own icons apply. */
  icon: string
  selectedIcon: string
  pagePath: string
  target: JumpTarget | null
  loginNeeded: boolean
  /** True for the large tab in the middle, whose style is "outer". */
  large: boolean
}

const SCREENS: Partial<Record<ShopTab['floorType'], TabName>> = {
  HOME: 'home',
  ALL: 'all',
  SHOP: 'shop',
  TICKET: 'ticket-holder',
  MINE: 'mine',
}

/** The five default tabs (shell §2). */
export const defaultTabs: readonly TabEntry[] = tabNames.map((name) => ({
  key: name,
  name,
  title: '',
  icon: '',
  selectedIcon: '',
  pagePath: '',
  target: null,
  loginNeeded: false,
  large: false,
}))

/**
 * Returns the target of a tab (shell §2, tab jump types). The target is a topic by its id, another mini program by its
 * app id, or a banner target by its details. Returns null if `pagePath` is the address to open.
 */
const targetOf = ({ jumpType, jumpTarget, jumpDetails, pagePath }: ShopTab): JumpTarget | null => {
  if (jumpTarget && (jumpType === 'TOPIC' || jumpType === 'RECOMMEND_TOPIC'))
    return { kind: 'TOPIC', params: { topicId: jumpTarget } }
  if (jumpTarget && jumpType === 'MINI_PROGRAM')
    return { kind: 'MINI_PROGRAM', params: { ...jumpDetails?.params, appId: jumpTarget, path: pagePath } }
  return jumpDetails
}

const keyOf = ({ floorType }: ShopTab, index: number, tabs: readonly ShopTab[]): string => {
  const isFirst = tabs.findIndex((tab) => tab.floorType === floorType) === index
  return (isFirst && SCREENS[floorType]) || `${floorType}-${index}`
}

const entryOf = (tab: ShopTab, index: number, tabs: readonly ShopTab[]): TabEntry => ({
  key: keyOf(tab, index, tabs),
  name: SCREENS[tab.floorType] ?? null,
  title: tab.navigationName,
  icon: tab.icon,
  selectedIcon: tab.selectedIcon,
  pagePath: tab.pagePath || tab.jumpTarget,
  target: targetOf(tab),
  // The parking tab requires login (shell §2).
  loginNeeded: tab.floorType === 'PARKING',
  large: false,
})

/**
 * Returns the merchant's tabs if there are 3 or 5 of them (decision 14). Otherwise returns the default tabs, and
 * reports the wrong number unless it is 0.
 */
export const tabsOf = (
  tabs: readonly ShopTab[],
  outer: boolean,
  onInvalid: (count: number) => void,
): readonly TabEntry[] => {
  if (tabs.length !== 3 && tabs.length !== 5) {
    if (tabs.length > 0) onInvalid(tabs.length)
    return defaultTabs
  }
  const middle = (tabs.length - 1) / 2
  return tabs.map((tab, index) => ({ ...entryOf(tab, index, tabs), large: outer && index === middle }))
}
