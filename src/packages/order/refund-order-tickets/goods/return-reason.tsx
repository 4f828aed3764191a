import { Image, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { ChoiceSheet } from '@/components/ui/choice-sheet/choice-sheet'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { returnsTexts } from '@/locales/namespaces/returns'
import type { GoodsRefundModel } from './goods-refund.model'
import styles from './goods-refund.module.scss'

/** Draws the reason of a return, and for goods at fault the solution and the pictures. */
export const ReturnReason = observer(({ model }: { model: GoodsRefundModel }) => {
  const t = useTexts(returnsTexts)
  const [open, setOpen] = useState<'reason' | 'solution' | null>(null)
  const { reason, reasons, isFault, keepsGoods, choice } = model
  const solution = keepsGoods ? 'KEEP' : 'SEND'
  const close = () => setOpen(null)
  return (
    <>
      <ListGroup>
        <ListRow
          icon="edit"
          title={t('returns.reason')}
          value={
            reason ? t(`returns.reasons.${reason}`) : t(choice.tried ? 'returns.reasonMissing' : 'returns.choosable')
          }
          onClick={() => setOpen('reason')}
        />
        {isFault && (
          <ListRow
            icon="truck"
            title={t('returns.solution')}
            value={t(`returns.solutions.${solution}`)}
            onClick={() => setOpen('solution')}
          />
        )}
      </ListGroup>
      {isFault && <ReturnPictures model={model} />}
      <ChoiceSheet
        open={open === 'reason'}
        title={t('returns.reason')}
        options={reasons.map((value) => ({ value, content: t(`returns.reasons.${value}`) }))}
        value={reason}
        onChoose={model.setReason}
        onClose={close}
      />
      <ChoiceSheet
        open={open === 'solution'}
        title={t('returns.solution')}
        options={(['SEND', 'KEEP'] as const).map((value) => ({ value, content: t(`returns.solutions.${value}`) }))}
        value={solution}
        onChoose={(value) => model.setKeepsGoods(value === 'KEEP')}
        onClose={close}
      />
    </>
  )
})

/** Draws the pictures of broken or wrong goods, with the buttons to add and remove them. */
const ReturnPictures = observer(({ model: { pictures: model, choice } }: { model: GoodsRefundModel }) => {
  const t = useTexts(returnsTexts)
  const { pictures, canAdd, isSending, add, remove } = model
  return (
    <Card
      title={t('returns.pictures')}
      note={t('returns.picturesNote')}
      problem={choice.tried && pictures.length === 0 ? t('returns.picturesMissing') : undefined}
    >
      <View className={styles.pictures}>
        {pictures.map(({ path }, at) => (
          <View key={path} className={styles.picture}>
            <Image
              className={styles.image}
              src={path}
              mode="aspectFill"
              ariaLabel={t('returns.picture', { number: at + 1 })}
            />
            <Button
              kind="quiet"
              size="s"
              label={t('returns.removePicture', { number: at + 1 })}
              onClick={() => remove(path)}
            >
              {t('returns.remove')}
            </Button>
          </View>
        ))}
      </View>
      {canAdd && (
        <Button kind="secondary" loading={isSending} onClick={add}>
          {t('returns.addPicture')}
        </Button>
      )}
    </Card>
  )
})
