import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { Spinner } from '@/components/ui/spinner/spinner'
import { profileTexts } from '@/locales/namespaces/profile'
import type { AvatarUploadModel } from './avatar-upload.model'
import styles from './avatar-sheet.module.scss'

/** Draws the progress of a slow upload. After a failure, draws a button that retries with the same picture. */
export const SendingArea = observer(({ upload }: { upload: AvatarUploadModel }) => {
  const t = useTexts(profileTexts)
  const { progress, stage } = upload
  if (stage === 'failed')
    return (
      <View className={styles.sending}>
        <Notice tone="danger" className={styles.wide}>
          {t('avatar.failed')}
        </Notice>
        <View className={styles.acts}>
          <Button className={styles.act} kind="secondary" onClick={upload.choose}>
            {t('avatar.other')}
          </Button>
          <Button className={styles.act} onClick={upload.send}>
            {t('avatar.retry')}
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
            <View className={styles.track} role="progressbar" ariaValuenow={percent} ariaLabel={t('profile.avatar')}>
              <View className={styles.done} style={{ width: `${percent}%` }} />
            </View>
            <Text>{t('avatar.uploading', { percent })}</Text>
          </>
        )}
      </View>
      <Button kind="quiet" block onClick={upload.cancel}>
        {t('avatar.cancel')}
      </Button>
    </View>
  )
})
