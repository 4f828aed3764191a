import { View, WebView as HostWebView } from '@tarojs/components'
import { useServices } from '@/components/services'
import { NavAction, NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { externalNavigation } from '@/platform/external-navigation'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { safeLink } from './safe-link'
import styles from './web-view.module.scss'

/** A page of the merchant or of a partner in a frame. Mini programs show it full screen with their own bar. */
function WebView({ params }: { params: RouteParams<'web-view'> }) {
  const t = useTexts()
  const { navigate, platform } = useServices()
  const link = safeLink(params.link)
  const title = params.title || t('webView.title')
  if (!link) {
    return (
      <>
        <NavBar title={title} />
        <Empty
          scene="error"
          sentence={t('webView.unsafe')}
          action={{ text: t('button.back'), onClick: () => navigate.back() }}
        />
      </>
    )
  }
  if (!platform.host.isWeb) return <HostWebView src={link} />
  const outside = (
    <NavAction icon="external" label={t('webView.outside')} onClick={() => externalNavigation.openInNewTab(link)} />
  )
  return (
    <View className={styles.page}>
      <NavBar title={title} right={outside} />
      <View className={styles.frame}>
        <HostWebView src={link} ariaLabel={title} />
      </View>
    </View>
  )
}

export default screen('web-view', WebView)
