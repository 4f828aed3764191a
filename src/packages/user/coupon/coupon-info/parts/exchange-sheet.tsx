import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CardFace } from '@/components/card/card-face/card-face'
import { CardRights } from '@/components/card/card-rights/card-rights'
import { useTexts } from '@/components/texts'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Sheet } from '@/components/ui/sheet/sheet'
import { couponTexts } from '@/locales/namespaces/coupon'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import type { CouponInfoModel } from '../coupon-info.model'

/**
 * Draws the exchange popup: the card that the buyer receives for the coupon, its use, its validity, and the button
 * (domain §4).
 */
export const ExchangeSheet = observer(({ model, couponId }: { model: CouponInfoModel; couponId: string }) => {
  const t = useTexts(couponTexts)
  const { exchange: card, closeExchange } = model
  return (
    <Sheet
      open={card !== null}
      title={t('coupon.exchangeTitle')}
      onClose={closeExchange}
      footer={
        card && (
          <ButtonRow
            actions={[
              { text: t('button.cancel'), secondary: true, onClick: closeExchange },
              // The card shows the reason why it cannot be given now, such as "sold out".
              ...(card.blockReason === null
                ? [{ text: t('coupon.exchangeNow'), onClick: () => model.exchangeFor(card, couponId) }]
                : []),
            ]}
          />
        )
      }
    >
      {card && (
        <View className={boxStyles.stack4}>
          <CardFace card={card} />
          <CardRights card={card} />
          {card.blockReason === null && <Text className={textStyles.meta}>{t('coupon.exchangeNote')}</Text>}
        </View>
      )}
    </Sheet>
  )
})
