import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { Spinner } from '@/components/ui/spinner/spinner'
import { uploadTexts } from '@/locales/namespaces/upload'
import type { PictureUpload } from './picture-upload'
import styles from './upload.module.scss'

interface SendingAreaProps {
  upload: PictureUpload
  /** Accessible name of the progress: the name of the picture. */
  label: string
  onRetry: () => unknown
  /** Chooses another picture. */
  onOther: () => unknown
}

/** Draws the progress of a slow upload. After a failure, draws a button that retries with the same picture. */
export const SendingArea = observer(({ upload, label, onRetry, onOther }: SendingAreaProps) => {
  const t = useTexts(uploadTexts)
  const { progress, state } = upload
  if (state === 'failed')
    return (
      <View className={styles.sending}>
        <Notice tone="danger" className={styles.wide}>
          {t('upload.failed')}
        </Notice>
        <View className={styles.acts}>
          <Button className={styles.act} kind="secondary" onClick={onOther}>
            {t('upload.other')}
          </Button>
          <Button className={styles.act} onClick={onRetry}>
            {t('upload.retry')}
          </Button>
        </View>
      </View>
    )
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <View className={styles.sending} ariaBusy>
      <View className={styles.progress}>
        {progress === null ? (
          <Spinner />
        ) : (
          <>
            <View className={styles.track} role="progressbar" ariaValuenow={percent} ariaLabel={label}>
              <View className={styles.done} style={{ width: `${percent}%` }} />
            </View>
            <Text>{t('upload.uploading', { percent })}</Text>
          </>
        )}
      </View>
      <Button kind="quiet" block onClick={upload.cancel}>
        {t('upload.cancel')}
      </Button>
    </View>
  )
})
