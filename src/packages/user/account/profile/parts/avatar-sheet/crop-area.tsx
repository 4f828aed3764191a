import { Canvas, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useId } from 'react'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { Spinner } from '@/components/ui/spinner/spinner'
import { profileTexts } from '@/locales/namespaces/profile'
import { gesturesOn } from '@/platform/gestures'
import textStyles from '@/styles/text.module.scss'
import type { AvatarUploadModel } from './avatar-upload.model'
import { CropModel } from './crop.model'
import styles from './avatar-sheet.module.scss'

/**
 * Draws the picture behind a round window. The uploaded square includes the corners, because each place that displays
 * the avatar crops it to a circle.
 */
export const CropArea = observer(({ upload }: { upload: AvatarUploadModel }) => {
  const t = useTexts(profileTexts)
  // Element selectors of mini program hosts do not support the colons of `useId`.
  const id = `crop${useId().replace(/\W/g, '')}`
  const model = useModel((deps) => new CropModel({ ...deps, gesturesOn }, upload.chosen, id))
  useEffect(() => void model.attach(), [model])
  const { state } = model
  useEffect(() => {
    if (state === 'failed') upload.reject()
  }, [state, upload])
  const handleKeyDown = (event: { key: string; ctrlKey?: boolean; metaKey?: boolean; preventDefault: () => void }) => {
    if (!event.ctrlKey && !event.metaKey && model.key(event.key)) event.preventDefault()
  }
  const use = async () => {
    const file = await model.cut()
    if (file) await upload.use(file)
    else upload.reject()
  }
  return (
    <View className={styles.crop}>
      <View
        className={styles.window}
        role="application"
        ariaLabel={t('avatar.area')}
        tabIndex={0}
        onKeyDown={handleKeyDown}
      >
        <Canvas className={styles.canvas} type="2d" id={id} disableScroll ariaHidden {...model.gestures.handlers} />
        <View className={styles.circle} ariaHidden />
        {state === 'loading' && (
          <View className={styles.wait}>
            <Spinner />
          </View>
        )}
      </View>
      <Text className={textStyles.meta}>{t('avatar.hint')}</Text>
      <View className={styles.tools}>
        <Pressable className={styles.tool} label={t('avatar.zoomOut')} onClick={model.zoomOut}>
          <Icon name="minus" />
        </Pressable>
        <Pressable className={styles.tool} label={t('avatar.reset')} onClick={model.reset}>
          <Icon name="fit" />
        </Pressable>
        <Pressable className={styles.tool} label={t('avatar.zoomIn')} onClick={model.zoomIn}>
          <Icon name="plus" />
        </Pressable>
      </View>
      <View className={styles.acts}>
        <Button className={styles.act} kind="secondary" onClick={upload.choose}>
          {t('avatar.other')}
        </Button>
        <Button className={styles.act} disabled={state !== 'ready'} onClick={use}>
          {t('avatar.use')}
        </Button>
      </View>
    </View>
  )
})
