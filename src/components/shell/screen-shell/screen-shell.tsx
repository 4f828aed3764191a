import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ComponentType, useEffect, useId, useLayoutEffect } from 'react'
import type { JumpTarget } from '@/api/layout-target'
import { indexedParams, pageInstead } from '@/domain/web-page/indexed'
import { applyAppearance } from '@/platform/appearance'
import { focus } from '@/platform/focus'
import { pageMeta } from '@/platform/page-meta'
import { coverTabs } from '@/platform/page-transition'
import type { ShellProps } from '@/router/screen'
import { ScreenLifecycleContext } from '../../screen/screen-lifecycle'
import { useScreenLifecycle } from '../../screen/use-screen-lifecycle'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { classes } from '../../ui/classes'
import { DialogHost } from '../../ui/dialog/dialog-host'
import { Pressable } from '../../ui/pressable/pressable'
import type { AccountNavProps } from '../../account/account-nav/account-nav'
import type { DebugLogProps, LogLine } from '../debug-log/debug-log'
import type { DownloadBarProps } from '../download-bar/download-bar'
import { Footer } from '../footer/footer'
import { merchantColors } from '../merchant-colors'
import { TabBar } from '../tab-bar/tab-bar'
import { useDesktop } from '../use-desktop'
import { type TabsProps } from '../use-tabs'
import { useLoaded } from '../use-loaded'
import { useNetworkReturn } from '../use-network-return'
import { usePendingRefresh } from '../use-pending-refresh'
import { useStatusBar } from '../use-status-bar'
import { BackGuard } from './back-guard'
import { LoadingLine } from './loading-line'
import styles from './screen-shell.module.scss'

export interface ShellParts {
  /** Loads the bar of desktop mode, which phones do not need; null in hosts that are never desktops. */
  desktopBar: (() => Promise<ComponentType<TabsProps>>) | null
  /** Loads the account's navigation of desktop mode; null in hosts that are never desktops. */
  accountNav: (() => Promise<ComponentType<AccountNavProps>>) | null
  /** Loads the bar of the merchant's app; null in hosts without it. */
  downloadBar: (() => Promise<ComponentType<DownloadBarProps>>) | null
  /** Loads the app's log over a screen. */
  debugLog: () => Promise<ComponentType<DebugLogProps>>
  /** Opens the target of a merchant's tab. */
  openTarget: (target: JumpTarget) => void
  /** Returns the app's log for a visit with `debug`, the oldest entry first. */
  logged: () => readonly LogLine[]
}

/** `--canvas` of the two themes, for the host's own areas. */
const CANVAS = { light: '#f6f5f3', dark: '#121110' }

/** Returns the frame of every screen, for `ScreenSetup` of the router (shell §2, page chrome). */
export function createScreenShell({
  desktopBar,
  accountNav,
  downloadBar,
  debugLog,
  openTarget,
  logged,
}: ShellParts): ComponentType<ShellProps> {
  return observer(({ name, facts, account, loading, children }: ShellProps) => {
    const t = useTexts()
    const { stores, dialogs, pageShare, platform } = useServices()
    const { theme, language } = stores.preferences
    const main = useId()
    const desktop = useDesktop()
    const DesktopBar = useLoaded(desktop ? desktopBar : null)
    const besideNav = desktop && account
    const Nav = useLoaded(besideNav ? accountNav : null)
    const hasDownload = !desktop && stores.shop.downloadBarFor(stores.session.channelId) !== null
    const DownloadBar = useLoaded(hasDownload ? downloadBar : null)
    const DebugLog = useLoaded(stores.session.debug ? debugLog : null)
    const lifecycle = useScreenLifecycle()
    const statusBar = useStatusBar()
    const inView = lifecycle.visible
    const statusText = theme === 'dark' || lifecycle.darkHead ? 'light' : 'dark'
    const isTab = facts.tab !== undefined
    const colors = merchantColors(stores.shop, theme)

    useLayoutEffect(() => (isTab ? undefined : coverTabs?.()), [isTab])
    usePendingRefresh(lifecycle)
    useNetworkReturn(lifecycle)
    useEffect(() => {
      const hostBar = name === 'web-view'
      if (inView) applyAppearance({ theme, statusText, language, background: CANVAS[theme], hostBar })
    }, [inView, theme, statusText, language, name])
    const description = t('site.description')
    useEffect(() => {
      if (inView) {
        const instead = (path: string, param: (name: string) => string | null) => pageInstead(name, path, param)
        pageMeta.set({ params: indexedParams(name), instead, description })
      }
    }, [inView, name, description])
    // A page of one buyer (an order, a ticket) is never shared by the host's own menu.
    const shareable = !facts.login && !stores.session.forbidShare
    useEffect(() => {
      if (!inView) return
      pageShare.enter(name, shareable)
      if (!shareable) platform.share.allow(false)
    }, [inView, name, pageShare, platform, shareable])

    // No element wraps the content in mini programs: their templates support only sixteen levels, and each deeper level
    // needs a component.
    const content = (
      <View className={styles.content} role="main" id={main} tabIndex={-1} ariaBusy={loading === 'loading'}>
        {children}
      </View>
    )
    return (
      <View className={classes(`theme-${theme}`, styles.root, !facts.scroll && styles.still)} style={colors}>
        {platform.host.isWeb && (
          <Pressable className={styles.skip} onClick={() => focus.move(main)}>
            {t('nav.skip')}
          </Pressable>
        )}
        {desktop && (
          <View className={styles.bar} role="banner">
            {DesktopBar && <DesktopBar current={name} openTarget={openTarget} />}
          </View>
        )}
        <LoadingLine state={dialogs.waiting && loading === 'quiet' ? 'loading' : loading} onRetry={lifecycle.refresh} />
        <ScreenLifecycleContext.Provider value={lifecycle}>
          {accountNav ? (
            <View className={classes(styles.frame, besideNav && styles.account)}>
              {besideNav && <View className={styles.nav}>{Nav && <Nav current={name} />}</View>}
              {content}
            </View>
          ) : (
            content
          )}
        </ScreenLifecycleContext.Provider>
        {platform.host.isWeb && facts.scroll && (desktop || isTab) && <Footer />}
        {inView && DownloadBar && <DownloadBar name={name} />}
        {isTab && !desktop && <TabBar current={name} openTarget={openTarget} />}
        {inView && DebugLog && <DebugLog logged={logged} />}
        {inView && <DialogHost dialogs={dialogs} statusBar={statusBar} />}
        {inView && platform.host.isMini && <BackGuard />}
      </View>
    )
  })
}
