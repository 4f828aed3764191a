import { Canvas, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useId } from 'react'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Notice } from '@/components/ui/notice/notice'
import { Pressable } from '@/components/ui/pressable/pressable'
import { Spinner } from '@/components/ui/spinner/spinner'
import { uploadTexts } from '@/locales/namespaces/upload'
import { gesturesOn } from '@/platform/gestures'
import textStyles from '@/styles/text.module.scss'
import { CropModel, WINDOW_WIDTH } from './crop.model'
import styles from './upload.module.scss'

export interface CropAreaProps {
  /** Path of the chosen picture. */
  path: string
  /** Width of the cropped picture, pixels. */
  width: number
  /** Height divided by width. */
  ratio: number
  /**
   * True for a round window. The file includes the corners, because each place that displays the picture crops it to a
   * circle.
   */
  round?: boolean
  /** True for a photo of a person: draws a frame for head and shoulders, and measures light and sharpness. */
  portrait?: boolean
  /** Handles the cropped file. */
  onUse: (path: string) => Promise<unknown>
  /** Chooses another picture. */
  onOther: () => unknown
  /** Handles a picture that cannot be drawn. */
  onUnreadable: () => void
}

/** Draws a picture behind a window, with buttons to zoom and to use the visible part. */
export const CropArea = observer((props: CropAreaProps) => {
  const { path, width, ratio, round, portrait, onUse, onOther, onUnreadable } = props
  const t = useTexts(uploadTexts)
  // Element selectors of mini program hosts do not support the colons of `useId`.
  const id = `crop${useId().replace(/\W/g, '')}`
  const model = useModel((deps) => new CropModel({ ...deps, gesturesOn }, { path, id, width }))
  useEffect(() => void model.attach(), [model])
  const { state } = model
  useEffect(() => {
    if (state === 'failed') onUnreadable()
  }, [state, onUnreadable])
  const handleKeyDown = (event: { key: string; ctrlKey?: boolean; metaKey?: boolean; preventDefault: () => void }) => {
    if (!event.ctrlKey && !event.metaKey && model.key(event.key)) event.preventDefault()
  }
  const { problem } = model
  const use = async () => {
    // A second tap uses the photo unchanged, because the merchant decides.
    if (portrait && !problem) {
      model.measure()
      if (model.problem) return
    }
    const file = await model.cut()
    if (file) await onUse(file)
    else onUnreadable()
  }
  return (
    <View className={styles.crop}>
      <View
        className={styles.window}
        style={{ height: `${WINDOW_WIDTH * ratio}px` }}
        role="application"
        ariaLabel={t('upload.area')}
        tabIndex={0}
        onKeyDown={handleKeyDown}
      >
        <Canvas className={styles.canvas} type="2d" id={id} disableScroll ariaHidden {...model.gestures.handlers} />
        {round && <View className={styles.circle} ariaHidden />}
        {portrait && <View className={styles.portrait} ariaHidden />}
        {state === 'loading' && (
          <View className={styles.wait}>
            <Spinner />
          </View>
        )}
      </View>
      {problem ? (
        <Notice tone="notice">{t(`upload.photo.${problem}`)}</Notice>
      ) : (
        <Text className={textStyles.meta}>{t(portrait ? 'upload.portrait' : 'upload.hint')}</Text>
      )}
      <View className={styles.tools}>
        <Pressable className={styles.tool} label={t('upload.zoomOut')} onClick={model.zoomOut}>
          <Icon name="minus" />
        </Pressable>
        <Pressable className={styles.tool} label={t('upload.reset')} onClick={model.reset}>
          <Icon name="fit" />
        </Pressable>
        <Pressable className={styles.tool} label={t('upload.zoomIn')} onClick={model.zoomIn}>
          <Icon name="plus" />
        </Pressable>
      </View>
      <View className={styles.acts}>
        <Button className={styles.act} kind="secondary" onClick={onOther}>
          {t('upload.other')}
        </Button>
        <Button className={styles.act} disabled={state !== 'ready'} onClick={use}>
          {t(problem ? 'upload.useAnyway' : 'upload.use')}
        </Button>
      </View>
    </View>
  )
})
