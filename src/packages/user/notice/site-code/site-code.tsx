import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Site } from '@/api/shop'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { useShareCards } from '@/components/share/use-share-cards'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Empty } from '@/components/ui/empty/empty'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { codePicture } from '@/domain/ticket/code-picture'
import { joinFacts } from '@/lib/join-facts'
import { userTexts } from '@/locales/namespaces/user'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import textStyles from '@/styles/text.module.scss'
import styles from './site-code.module.scss'
import { SiteCodeModel } from './site-code.model'

function SiteCode({ params }: { params: RouteParams<'site-code'> }) {
  const t = useTexts(userTexts)
  const model = useModel((deps) => new SiteCodeModel(deps, params))
  useShareCards(() => model.shareCard)
  return (
    <AsyncPage
      title={t('notice.site.title')}
      className={styles.page}
      of={model.sites}
      skeleton={<Skeleton shape="block" height="420px" />}
    >
      {() =>
        model.site ? (
          <SiteCard model={model} site={model.site} />
        ) : (
          <Empty
            scene="no-result"
            sentence={t('notice.site.missing')}
            action={{ text: t('nav.city'), to: linkTo('site-list') }}
          />
        )
      }
    </AsyncPage>
  )
}

const SiteCard = observer(
  ({ model, site: { cityName, showCount, hasNearby } }: { model: SiteCodeModel; site: Site }) => {
    const t = useTexts(userTexts)
    const { stores } = useServices()
    return (
      <>
        <View className={styles.card}>
          <Text className={textStyles.meta}>{stores.shop.config?.shopName ?? ''}</Text>
          <View className={textStyles.page} role="heading" ariaLevel={2}>
            {cityName}
          </View>
          {showCount > 0 && (
            <Text className={textStyles.meta}>
              {joinFacts([
                hasNearby ? t('list.nearby', { city: cityName }) : '',
                t('home.showCount', { count: showCount }),
              ])}
            </Text>
          )}
          <View className={styles.paper}>
            <Image
              className={styles.code}
              src={codePicture(model.address)}
              mode="aspectFit"
              ariaLabel={t('notice.site.code', { city: cityName })}
            />
          </View>
          <Text className={textStyles.meta}>{t('notice.site.hint', { city: cityName })}</Text>
        </View>
        <View className={styles.acts}>
          <Button block onClick={model.enter}>
            {t(model.isCurrent ? 'notice.site.browse' : 'notice.site.enter', { city: cityName })}
          </Button>
          {model.mayShare && <ShareButton model={model} />}
        </View>
      </>
    )
  },
)

/**
 * Draws the share button. The button is the host's share button, or uses the browser's share panel or the clipboard.
 */
const ShareButton = observer(({ model }: { model: SiteCodeModel }) => {
  const t = useTexts(userTexts)
  const { dialogs, platform } = useServices()
  const { buttonType } = platform.share
  const share = async (): Promise<void> => {
    const { kind } = await model.share()
    if (kind === 'copied') dialogs.toast(t('notice.site.copied'))
    if (kind === 'failed') dialogs.toast(t('error.copyFailed'))
  }
  return (
    <Button
      block
      kind="secondary"
      icon="share"
      {...(buttonType ? { native: { openType: buttonType } } : { onClick: share })}
    >
      {t('notice.site.share')}
    </Button>
  )
})

export default screen('site-code', SiteCode)
