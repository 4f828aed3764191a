import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { comboTexts } from '@/locales/namespaces/combo'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import type { TicketPackageShowDetailModel } from '../ticket-package-show-detail.model'

interface TakeInProps {
  model: TicketPackageShowDetailModel
  block?: boolean
}

/** Draws the button that takes the show into the choice, or the reason why that is not possible, with a way on. */
export const TakeIn = observer(({ model, block }: TakeInProps) => {
  const t = useTexts(comboTexts)
  const { takeIn, combo } = model
  if (takeIn?.kind === 'open')
    return (
      <Button block={block} to={takeIn.to}>
        {t('combo.takeIn')}
      </Button>
    )
  const promotionId = combo.value?.promotionId ?? ''
  const reason = takeIn
    ? takeIn.kind === 'full'
      ? t('combo.full', { count: takeIn.count })
      : t(`combo.blocked.${takeIn.block}`)
    : ''
  const isFull = takeIn?.kind === 'full'
  return (
    <View className={boxStyles.stack3}>
      {reason !== '' && <View className={textStyles.meta}>{reason}</View>}
      <Button block={block} kind="secondary" to={isFull ? takeIn.to : linkTo('ticket-package-detail', { promotionId })}>
        {t(isFull ? 'combo.chooseShows' : 'combo.toCombo')}
      </Button>
    </View>
  )
})
