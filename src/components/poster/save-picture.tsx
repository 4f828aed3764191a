import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { pictureTexts } from '@/locales/namespaces/picture'
import boxStyles from '@/styles/box.module.scss'
import { useServices } from '../services'
import { useTexts } from '../texts'
import { Button } from '../ui/button/button'
import { Notice } from '../ui/notice/notice'
import type { PosterModel } from './poster.model'
import { savePoster } from './save-poster'
import styles from './save-picture.module.scss'

/** Draws the button that saves the picture. Draws nothing if only a long press can save it. */
export const SavePicture = observer(({ model }: { model: PosterModel }) => {
  const t = useTexts(pictureTexts)
  const services = useServices()
  if (model.lost || model.byPress) return null
  return (
    <Button
      block
      icon="download"
      disabled={model.status !== 'ready'}
      onClick={() => savePoster(model, services, t('picture.saved'))}
    >
      {t('picture.save')}
    </Button>
  )
})

/** Draws the note below the picture: how to save it by a long press, or an error with an action. */
export const PictureNote = observer(({ model }: { model: PosterModel }) => {
  const t = useTexts(pictureTexts)
  const { platform } = useServices()
  if (model.problem) {
    const onWeb = model.problem === 'failed' && !platform.share.buttonType
    return (
      <Notice className={boxStyles.above3} tone="notice">
        {t(onWeb ? 'picture.notDownloaded' : `picture.problem.${model.problem}`)}
      </Notice>
    )
  }
  if (!model.byPress || model.status !== 'ready') return null
  return (
    <View className={styles.note}>
      <Text>{t('picture.press')}</Text>
    </View>
  )
})
