import { View, WebView as HostWebView } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useMemo } from 'react'
import { useServices } from '@/components/services'
import { NavAction, NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { hostOf } from '@/domain/page-address'
import { externalNavigation } from '@/platform/external-navigation'
import { framedPage, wholeAddress } from '@/platform/web-origin/framed-page'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { topicIn } from './topic-in'
import { useCashier } from './use-cashier'
import styles from './web-view.module.scss'

/**
 * Screen of a web page. For the activity of a topic, the storefront's screen opens instead, unless the merchant chose
 * the web page (shell §2).
 */
function WebView({ params: { link } }: { params: RouteParams<'web-view'> }) {
  const { navigate, stores } = useServices()
  const topic = useMemo(() => topicIn(link), [link])
  const { config, status, usesWebActivity } = stores.shop
  const decided = config !== null || status === 'failed'
  const replaced = topic !== null && decided && !usesWebActivity
  useEffect(() => {
    if (topic && replaced) void navigate.redirect('topic-activity', topic)
  }, [navigate, topic, replaced])
  return topic && (replaced || !decided) ? <NavBar title="" /> : <WebPage link={link} />
}

/**
 * Draws a page of the merchant or of a partner in a frame, below its host name. In mini programs, the host shows the
 * page in full screen with the host's bar.
 */
const WebPage = observer(({ link }: { link: string }) => {
  const t = useTexts()
  const { navigate, platform, stores } = useServices()
  const page = framedPage(link, stores.shop.linkHosts)
  if (!page) {
    const host = hostOf(link)
    return (
      <>
        <NavBar title={t('webView.title')} />
        <Empty
          scene="error"
          sentence={host ? t('webView.foreign', { host }) : t('webView.unsafe')}
          hint={t('webView.reason')}
          action={{ text: t('button.back'), onClick: () => navigate.back() }}
        />
      </>
    )
  }
  const { address, host } = page
  if (!platform.host.isWeb) return <MiniWebView src={wholeAddress(address)} />
  const title = host || t('webView.title')
  const outside = (
    <NavAction
      icon="external"
      label={t('webView.outside')}
      to={address}
      onClick={() => externalNavigation.openInNewTab(address)}
    />
  )
  return (
    <View className={styles.page}>
      <NavBar title={title} right={outside} />
      <View className={styles.frame}>
        <HostWebView src={address} ariaLabel={title} />
      </View>
    </View>
  )
})

/** Draws a page in full screen in a mini program. */
function MiniWebView({ src }: { src: string }) {
  return <HostWebView src={src} onLoad={useCashier()} />
}

export default screen('web-view', WebView)
