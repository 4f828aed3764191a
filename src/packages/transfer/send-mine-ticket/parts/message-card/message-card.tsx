import { Image, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { TextField } from '@/components/form/fields/text-field'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { GIFT_CARDS, giftCardPicture } from '@/domain/ticket/gift-card'
import { MAX_GIFT_MESSAGE } from '@/domain/ticket/transfer'
import { giftTexts } from '@/locales/namespaces/gift'
import type { GiveModel } from '../../give.model'
import styles from './message-card.module.scss'

/** Draws the fields for the picture and the message of a gift. */
export const MessageCard = observer(({ model }: { model: GiveModel }) => {
  const t = useTexts(giftTexts)
  return (
    <Card title={t('gift.give.cardTitle')}>
      <RadioGroup
        className={styles.cards}
        mark="frame"
        label={t('gift.give.picture')}
        value={model.card}
        onChange={model.chooseCard}
        options={GIFT_CARDS.map((card) => ({
          value: card,
          label: t(`gift.give.card.${card}`),
          content: (
            <View className={styles.frame}>
              <Image className={styles.picture} src={giftCardPicture(card)} mode="aspectFill" ariaLabel="" />
            </View>
          ),
        }))}
      />
      <TextField
        form={model.form}
        name="message"
        label={t('gift.give.message')}
        placeholder={t('gift.give.messagePlaceholder')}
        maxlength={MAX_GIFT_MESSAGE}
      />
    </Card>
  )
})
