import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { PictureSheet } from '@/components/poster/picture-sheet'
import type { PosterShow } from '@/components/poster/poster.model'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/names'
import { Sheet } from '@/components/ui/sheet/sheet'
import { Pressable, type PressableProps } from '@/components/ui/pressable/pressable'
import { showTexts } from '@/locales/namespaces/show'
import styles from './share-sheet.module.scss'

export interface ShareSheetProps {
  open: boolean
  onClose: () => void
  show: PosterShow
  /** Shares the address by the browser's panel or the clipboard; mini programs share by their own button instead. */
  onLink: () => void
}

/** Share options of a show: to a friend, or as a picture (domain §1). */
export const ShareSheet = observer(({ open, onClose, show, onLink }: ShareSheetProps) => {
  const t = useTexts(showTexts)
  const [asPicture, setAsPicture] = useState(false)
  const close = (): void => {
    setAsPicture(false)
    onClose()
  }
  if (asPicture)
    return (
      <PictureSheet
        open={open}
        onClose={close}
        title={t('poster.title')}
        show={show}
        label={t('poster.of', { show: show.name })}
        unsupported={t('poster.unsupported')}
      />
    )
  return (
    <Sheet open={open} onClose={close} title={t('share.title')}>
      <Choices onLink={onLink} onPicture={() => setAsPicture(true)} onClose={close} />
    </Sheet>
  )
})

interface ChoicesProps {
  onLink: () => void
  onPicture: () => void
  onClose: () => void
}

function Choices({ onLink, onPicture, onClose }: ChoicesProps) {
  const t = useTexts(showTexts)
  const { platform, track } = useServices()
  const { buttonType } = platform.share
  const send = (): void => {
    onClose()
    if (buttonType) return
    track({ name: 'share', way: 'link' })
    onLink()
  }
  const asPicture = (): void => {
    track({ name: 'share', way: 'picture' })
    onPicture()
  }
  return (
    <>
      <View className={styles.ways}>
        <ShareButton
          icon="share"
          label={t(buttonType ? 'share.friend' : 'share.link')}
          openType={buttonType ?? undefined}
          onClick={send}
        />
        <ShareButton icon="image" label={t('share.picture')} onClick={asPicture} />
      </View>
      {platform.host.name === 'weapp' && (
        <View className={styles.note}>
          <Text>{t('share.moments')}</Text>
        </View>
      )}
    </>
  )
}

function ShareButton({
  icon,
  label,
  ...tap
}: { icon: IconName; label: string } & Pick<PressableProps, 'openType' | 'onClick'>) {
  return (
    <Pressable className={styles.way} {...tap}>
      <View className={styles.mark}>
        <Icon name={icon} />
      </View>
      <Text className={styles.word}>{label}</Text>
    </Pressable>
  )
}
