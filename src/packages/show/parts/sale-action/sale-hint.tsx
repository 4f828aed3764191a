import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { showTexts } from '@/locales/namespaces/show'
import textStyles from '@/styles/text.module.scss'
import type { ShowSale } from '../../sale/show-sale'

/** Draws the reason why a tap on the button had no effect, next to the button. Screen readers announce the reason. */
export const SaleHint = observer(({ sale }: { sale: ShowSale }) => {
  const t = useTexts(showTexts)
  const { hint } = sale
  return (
    <View role="alert">
      {hint && (
        <View className={textStyles.metaDanger}>
          <Text>{hint.message || t(`pick.refusal.${hint.reason}`)}</Text>
        </View>
      )}
    </View>
  )
})
