import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import textStyles from '@/styles/text.module.scss'
import type { DefinitionFormModel } from '../definition-form.model'

/** Draws the state of the draft: restored, changed or sent elsewhere, storage full. */
export const DraftNotice = observer(({ model }: { model: DefinitionFormModel }) => {
  const t = useTexts(formDefinitionTexts)
  const { dialogs } = useServices()
  const { isFull, isSaved, isSentElsewhere, loadNewer, newer, restored } = model.draft
  const timeOf = (time: number): string => formatTime(time, SHOP_OFFSET, t('date.pattern.full'))
  const startOver = async () => {
    const isSure = await dialogs.confirm({
      title: t('draft.startOverAsk'),
      content: t('draft.startOverNote'),
      confirmText: t('draft.startOver'),
      tone: 'danger',
    })
    if (isSure) await model.startOver()
  }
  return (
    <>
      {isSentElsewhere && <Notice tone="danger">{t('draft.ended')}</Notice>}
      {newer && (
        <Notice
          tone="notice"
          action={
            <Button kind="secondary" size="m" onClick={loadNewer}>
              {t('draft.load')}
            </Button>
          }
        >
          {t('draft.newer', { time: timeOf(newer.savedAt) })}
        </Notice>
      )}
      {isFull && <Notice tone="notice">{t('draft.full')}</Notice>}
      {restored && !newer && !isSentElsewhere && (
        <Notice
          action={
            <Button kind="quiet" size="m" onClick={startOver}>
              {t('draft.startOver')}
            </Button>
          }
        >
          {t(`draft.from.${restored.from}`, { time: timeOf(restored.savedAt) })}
        </Notice>
      )}
      <View role="status">{isSaved && <Text className={textStyles.captionTertiary}>{t('draft.saved')}</Text>}</View>
    </>
  )
})
