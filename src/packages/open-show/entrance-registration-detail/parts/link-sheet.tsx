import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Sheet } from '@/components/ui/sheet/sheet'
import { entranceTexts } from '@/locales/namespaces/entrance'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import type { EntranceDetailModel } from '../entrance-registration-detail.model'

/** Draws the ways to send a new link: the host's share button or panel, and on the web the clipboard. */
export const LinkSheet = observer(({ model }: { model: EntranceDetailModel }) => {
  const t = useTexts(entranceTexts)
  const { dialogs, platform } = useServices()
  const { buttonType, hasPanel } = platform.share
  const { person } = model.link ?? {}
  const name = person ? person.name || t('entrance.ticket', { number: person.number }) : ''
  const share = async (): Promise<void> => {
    const { kind } = await model.share()
    if (kind === 'failed') dialogs.toast(t('error.copyFailed'))
  }
  const shares = model.mayShare && (buttonType !== null || hasPanel)
  return (
    <Sheet open={model.link !== null} title={t('entrance.linkFor', { name })} onClose={model.closeLink}>
      <View className={boxStyles.stack3}>
        <Text className={textStyles.meta}>{t('entrance.linkNote')}</Text>
        {shares && (
          <Button block icon="share" {...(buttonType ? { native: { openType: buttonType } } : { onClick: share })}>
            {t('entrance.share')}
          </Button>
        )}
        {platform.host.isWeb && (
          <Button block kind={shares ? 'secondary' : 'primary'} icon="copy" onClick={model.copyLink}>
            {t('entrance.copyLink')}
          </Button>
        )}
      </View>
    </Sheet>
  )
})
